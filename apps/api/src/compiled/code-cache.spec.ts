import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeCache } from './code-cache';

const PROGRAM = Buffer.from('const answer = 42;');
const CODE = Buffer.from('what V8 made of it');
let folder = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'vaglio-code-')), 'code-cache');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

test('what was kept of a program is read by its next start', () => {
  expect(codeCache(folder, PROGRAM).read()).toBeUndefined();
  codeCache(folder, PROGRAM).keep(CODE);
  expect(codeCache(folder, PROGRAM).read()).toEqual(CODE);
});

test('another program of the same length reads nothing of it, and takes its place', () => {
  const other = Buffer.from('const answer = 43;');
  codeCache(folder, PROGRAM).keep(CODE);
  expect(codeCache(folder, other).read()).toBeUndefined();
  codeCache(folder, other).keep(CODE);
  expect([codeCache(folder, PROGRAM).read(), readdirSync(folder)]).toEqual([undefined, [expect.any(String)]]);
});

test.each([
  ['with another byte', (kept: Buffer) => Buffer.concat([kept.subarray(0, -1), Buffer.from('?')])],
  ['that ends early', (kept: Buffer) => kept.subarray(0, 3)],
])('a file %s is not used', (_case, broken) => {
  codeCache(folder, PROGRAM).keep(CODE);
  const file = join(folder, readdirSync(folder)[0] ?? '');
  writeFileSync(file, broken(readFileSync(file)));
  expect(codeCache(folder, PROGRAM).read()).toBeUndefined();
});

test('where nothing can be written, nothing is kept', () => {
  const file = join(folder, '..', 'file');
  writeFileSync(file, '');
  codeCache(join(file, 'code-cache'), PROGRAM).keep(CODE);
  expect(codeCache(join(file, 'code-cache'), PROGRAM).read()).toBeUndefined();
});
