import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { importCircles, importGraph } from './import-circles';

const ROOT = join(__dirname, '..', '..');

/** Returns the import cycles among source files that are given by name and text. */
function circlesOf(sources: Record<string, string>): string[][] {
  const folder = mkdtempSync(join(tmpdir(), 'vaglio-circles-'));
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  const circles = importCircles(importGraph(folder, Object.keys(sources), { '@vaglio/one': './one.ts' }));
  rmSync(folder, { recursive: true });
  return circles;
}

test('files that import each other are an import cycle, over any number of files', () => {
  const sources = {
    'one.ts': "import { two } from './two';",
    'two.tsx': "export { three } from './three';",
    'three.ts': "import './one';",
    'four.ts': "import { one } from './one';",
  };
  assert.deepEqual(circlesOf(sources), [['one.ts', 'three.ts', 'two.tsx']]);
});

for (const [title, line] of [
  ['a type', "import type { One } from './one';"],
  ['a lazy import', "export const one = () => import('./one');"],
  ['the name of a lib', "import { one } from '@vaglio/one';"],
] as const) {
  test(`${title} also closes an import cycle`, () => {
    assert.deepEqual(circlesOf({ 'one.ts': "import { two } from './two';", 'two.ts': line }), [
      ['one.ts', 'two.ts'],
    ]);
  });
}

test('two files that import a third file are not an import cycle', () => {
  const line = "import { three } from './three';";
  assert.deepEqual(circlesOf({ 'one.ts': `import './two';\n${line}`, 'two.ts': line, 'three.ts': '' }), []);
});

test('the workspace has no import cycle', () => {
  const files = execFileSync('git', ['ls-files', 'apps', 'libs', 'tools'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.m?tsx?$/.test(file));
  const config = ts.parseConfigFileTextToJson('', readFileSync(join(ROOT, 'tsconfig.base.json'), 'utf8'));
  const paths: Record<string, string[]> = config.config.compilerOptions.paths;
  const aliases = Object.fromEntries(Object.entries(paths).map(([name, [path = '']]) => [name, path]));
  assert.ok(files.length > 500, `only ${files.length} files were looked at`);
  assert.deepEqual(importCircles(importGraph(ROOT, files, aliases)), []);
});
