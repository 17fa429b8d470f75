/** What became of something that was to be shared. */
export type Shared = 'shared' | 'copied' | 'saved' | 'dismissed';

/** Hands an address of this page to whatever the device shares with, or to the clipboard. */
export async function shareLink(address: string, title = document.title): Promise<Shared> {
  const url = new URL(address, location.href).href;
  if (typeof navigator.share === 'function') return handed(navigator.share({ title, url }));
  await navigator.clipboard.writeText(url);
  return 'copied';
}

/** Hands a file over where the device can, and saves it where it cannot. */
export async function shareFile(file: File, title: string): Promise<Shared> {
  const data = { files: [file], title };
  if (typeof navigator.canShare === 'function' && navigator.canShare(data)) return handed(navigator.share(data));
  saveFile(file);
  return 'saved';
}

/** Saves a file where the browser puts downloads. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const handed = (sharing: Promise<void>): Promise<Shared> =>
  sharing.then(
    () => 'shared',
    () => 'dismissed',
  );
