import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { breaksLayers } from './layers';
import { breaksLevels } from './levels';
import { measureStructure } from './measures';
import { valueImports } from './source-files';

const root = mkdtempSync(join(tmpdir(), 'vaglio-structure-'));
after(() => rmSync(root, { recursive: true }));

const ALIASES = {
  '@vaglio/ui': ['./libs/ui/src/index.ts'],
  '@vaglio/review': ['./libs/review/src/index.ts'],
};
const FILES: Record<string, string> = {
  'package.json': JSON.stringify({ scripts: { start: 'x', test: 'y' } }),
  'tsconfig.base.json': JSON.stringify({ compilerOptions: { paths: ALIASES } }),
  'README.md': 'four words of text',
  'libs/ui/src/index.ts': "export { desk } from '@vaglio/review';\n",
  'libs/review/src/index.ts': "export { Button } from '@vaglio/ui';\n",
  'libs/review/src/desk.ts': 'export const desk = 1;\n'.repeat(30),
  'libs/review/src/desk.spec.ts': 'test\n',
  'libs/review/src/types.gen.ts': 'export type A = 1;\n',
  'apps/web/build/lean-react.mts': 'export const plugin = { transform: (code: string) => code };\n',
  'apps/web/build/guide.mts': 'export const plugin = { generateBundle: () => undefined };\n',
  'docs/security-asvs.md': 'a generated table',
  'apps/api/src/screening/followers/following.routes.ts':
    "import { a } from './a';\nimport type { B } from './b';\nimport { type C } from './c';\n",
  'apps/api/src/screening/followers/a.ts': 'export const a = 1;\n',
  'apps/api/src/screening/followers/b.ts': 'export type B = 1;\n',
  'apps/api/src/screening/followers/c.ts': 'export type C = 1;\n',
};

function checkout(): void {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  execFileSync('git', ['init', '-q'], { cwd: root });
  execFileSync('git', ['add', '.'], { cwd: root });
}

test('the structure report counts only shipped code, upward imports and value imports', () => {
  checkout();
  const measures = Object.fromEntries(measureStructure(root).map(({ name, value }) => [name, value]));
  assert.deepEqual(
    {
      serverFiles: measures['server: files'],
      behindFollowers: measures['server: files behind the routes of followers'],
      webFiles: measures['web: files'],
      webLines: measures['web: lines'],
      upwards: measures['web: imports against the layers'],
      edits: measures['web: build files that edit packages'],
      words: measures['Markdown: words without the ASVS table'],
      scripts: measures['npm scripts'],
    },
    {
      serverFiles: 4,
      behindFollowers: 2,
      webFiles: 5,
      webLines: 34,
      upwards: 1,
      edits: 1,
      words: 4,
      scripts: 2,
    },
  );
});

test('the structure report lists the value imports between the hotkey c and the toast, without skipped files', () => {
  const files: Record<string, string> = {
    'libs/ui/src/hotkeys/use-hotkeys.ts':
      "import { bind } from './hotkeys';\nimport type { Row } from './row';\n",
    'libs/ui/src/hotkeys/hotkeys.ts': "import { keep } from '../stored-text';\n",
    'libs/ui/src/hotkeys/row.ts': 'export type Row = 1;\n',
    'libs/ui/src/stored-text.ts': 'export const keep = 1;\n',
    'libs/startup-decisions/src/decision/decision-hotkeys.ts': 'export const keys = 1;\n',
    'libs/startup-decisions/src/decision/use-decision-flow.tsx':
      "import { Clear } from '../edit/ClearStep';\n",
    'libs/startup-decisions/src/edit/ClearStep.tsx': "import { more } from './more';\n",
    'libs/startup-decisions/src/edit/more.ts': 'export const more = 1;\n',
    'libs/startups-data/src/writes/write-startup.api.ts': "import { api } from '../startups-data.api';\n",
    'libs/startups-data/src/startups-data.api.ts': "import { calls } from './endpoints.gen';\n",
    'libs/startups-data/src/endpoints.gen.ts': 'export const calls = 1;\n',
    'libs/ui/src/toast/ToastRegion.tsx': "import { Provider } from './ToastProvider';\n",
    'libs/ui/src/toast/ToastProvider.tsx': 'export const Provider = 1;\n',
    'libs/investments/src/InvestmentsPage.tsx': "import { list } from './list';\n",
    'libs/investments/src/list.ts': 'export const list = 1;\n',
  };
  const measure = () =>
    measureStructure(root).find(({ name }) => name === 'web: files from key c to the toast');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  execFileSync('git', ['add', '.'], { cwd: root });
  assert.equal(measure()?.value, 9);
  execFileSync('git', ['rm', '-q', '-f', 'libs/ui/src/toast/ToastRegion.tsx'], { cwd: root });
  assert.throws(measure, /there is no libs\/ui\/src\/toast\/ToastRegion\.tsx/);
});

test('a lazy import does not count as a value import', () => {
  writeFileSync(join(root, 'lazy.ts'), "export const page = () => import('./page');\nexport * from './a';\n");
  assert.deepEqual(valueImports(root, 'lazy.ts'), ['./a']);
});

for (const [from, to, isBroken] of [
  ['libs/review', 'libs/startup-facts', false],
  ['libs/startup-facts', 'libs/review', true],
  ['libs/board', 'libs/startup-decisions', false],
  ['libs/startup-decisions', 'libs/board', true],
  ['libs/review', 'libs/inbox', true],
  ['libs/api-client', 'libs/auth-session', false],
  ['libs/ui', 'libs/startups-data', true],
  ['libs/review', 'libs/test-kit', false],
  ['apps/web', 'libs/review', false],
] as const) {
  test(`${from} ${isBroken ? 'may not' : 'may'} import ${to}`, () =>
    assert.equal(breaksLayers(from, to), isBroken));
}

for (const [from, to, isBroken] of [
  ['screening/list/a.ts', 'startups/records/b.ts', false],
  ['startups/records/b.ts', 'screening/list/a.ts', true],
  ['news/sources/a.ts', 'scoring/ranking/b.ts', true],
  ['news/sources/a.ts', 'news/articles/b.ts', false],
  ['operations/health/a.ts', 'app.ts', true],
  ['app.ts', 'operations/health/a.ts', false],
] as const) {
  test(`on the server ${from} ${isBroken ? 'may not' : 'may'} import ${to}`, () =>
    assert.equal(breaksLevels(from, to), isBroken));
}
