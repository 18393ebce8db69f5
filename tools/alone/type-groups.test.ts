import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { typeGroups } from './type-groups.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vaglio-libs-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function lib(name: string, source: string, compilerOptions: object = {}): string {
  mkdirSync(join(root, 'libs', name, 'src'), { recursive: true });
  writeFileSync(join(root, 'libs', name, 'src/index.ts'), source);
  writeFileSync(join(root, 'libs', name, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  return name;
}

test('types: libs with equal compiler options are checked as one program, others separately', () => {
  const libs = [lib('figures', ''), lib('inbox', ''), lib('scores', '', { lib: ['ES2023'] })];
  assert.deepEqual(typeGroups(root, libs), [['figures', 'inbox'], ['scores']]);
});

test('types: a global declaration of a lib does not reach libs without one', () => {
  const libs = [
    lib('theme', 'declare global { var tone: string; }\nexport {};'),
    lib('buttons', "import '@vaglio/theme';"),
    lib('dialogs', "import '@vaglio/buttons';"),
    lib('places', ''),
  ];
  assert.deepEqual(typeGroups(root, libs), [['theme', 'buttons', 'dialogs'], ['places']]);
});
