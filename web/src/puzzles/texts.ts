/** Each puzzle of a file by its name, as it stands there. */
export const textsOf = (file: string): Map<string, string> =>
  new Map(
    file.split(/^(?=puzzle )/m).flatMap((text) => {
      const name = /^puzzle (.+)/.exec(text)?.[1]?.trim();
      return name ? [[name, text] as const] : [];
    }),
  );
