/** A row of a component table: column name to text. */
export type Row = Readonly<Record<string, string>>;

/** Splits one line; a field in double quotes may hold commas. */
function fields(line: string): string[] {
  const found = line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g);
  return [...found].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

/** Reads a table with a header line. Throws where a row does not fit the header. */
export function parseCsv(text: string): Row[] {
  const [header, ...lines] = text.trim().split(/\r?\n/);
  const columns = fields(header ?? '');
  return lines.map((line, i) => {
    const values = fields(line);
    if (values.length !== columns.length) {
      throw new Error(`line ${i + 2}: ${values.length} fields instead of ${columns.length}`);
    }
    return Object.fromEntries(columns.map((column, k) => [column, values[k] ?? '']));
  });
}

export function numberIn(row: Row, column: string): number {
  const value = Number(row[column]);
  if (!Number.isInteger(value)) throw new Error(`${row.id}: ${column} is not a whole number`);
  return value;
}
