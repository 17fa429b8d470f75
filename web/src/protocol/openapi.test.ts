import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';

/** The description that the server gives of its HTTP interface; a test of the server keeps the file up to date. */
test('the description of the HTTP interface is valid OpenAPI 3.1', async () => {
  const text = await readFile(resolve(import.meta.dirname, '../../../docs/openapi.json'), 'utf8');
  const validator = new Validator();
  const result = await validator.validate(text);
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(validator.version).toBe('3.1');
});
