import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const GOLDENS = join(process.cwd(), 'src', 'testing', 'goldens');

/** The generated type of a golden, by the beginning of its name. */
const TYPES: readonly (readonly [prefix: string, type: string])[] = [
  ['hint', "Extract<ServerMsg, { type: 'hint' }>"],
  ['replay-', 'Replay'],
  ['review-', 'Review'],
  ['splendor-2-update', 'Update'],
  ['', 'Snapshot'],
];

/** Every golden as a literal of its type, in one file that exists for the compiler only. */
test('what the server sends is what the generated types say', () => {
  const names = readdirSync(GOLDENS).map((file) => file.replace('.json', ''));
  const literals = names.map((name) => {
    const type = TYPES.find(([prefix]) => name.startsWith(prefix))?.[1] ?? 'never';
    return `export const ${name.replace(/\W/g, '_')}: ${type} = ${readFileSync(join(GOLDENS, `${name}.json`), 'utf8')};`;
  });
  const imports = "import type { Replay, Review, ServerMsg, Snapshot, Update } from '../protocol/generated/protocol';";
  const path = join(GOLDENS, '..', 'every-golden.ts');
  const options: ts.CompilerOptions = { strict: true, noEmit: true, skipLibCheck: true, types: [] };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) =>
    file === path
      ? ts.createSourceFile(file, [imports, ...literals].join('\n'), ts.ScriptTarget.ESNext, true)
      : read(file, ...rest);
  const program = ts.createProgram([path], options, host);
  const source = program.getSourceFile(path);
  const problems = program.getSemanticDiagnostics(source).map(({ start = 0, messageText }) => {
    const line = source?.text.slice(0, start).split('export const ').at(-1)?.split(':')[0];
    return `${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
  expect(problems).toEqual([]);
});
