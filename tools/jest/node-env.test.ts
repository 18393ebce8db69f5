import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

const root = join(__dirname, '..', '..');
/**
 * Content of two test files. The first one changes all global state that it can; the second one records the state that
 * it finds.
 */
const SPEC = `
  import { visits } from './visits';
  import { own } from './own.fixture';
  test('a visit', async () => {
    visits.push('visit');
    own.push('visit');
    const found = {
      visits: visits.length,
      own: own.length,
      env: process.env['PROBE'] ?? null,
      global: Reflect.get(globalThis, 'probe') ?? null,
      random: Math.random(),
      isFake: new Date().getFullYear() === 1999,
      listeners: process.listenerCount('SIGUSR2'),
    };
    if (visits.length === 2) return require('node:fs').writeFileSync(__dirname + '/found.json', JSON.stringify(found));
    process.env['PROBE'] = 'left';
    Reflect.set(globalThis, 'probe', 'left');
    jest.spyOn(Math, 'random').mockReturnValue(7);
    jest.useFakeTimers({ now: new Date('1999-05-05') });
    process.on('SIGUSR2', () => undefined);
  });
`;

let folder = '';
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'vaglio-environment-'));
  const preset = join(root, 'tools/jest/node-preset.js');
  const files = {
    'jest.config.js': `module.exports = { ...require(${JSON.stringify(preset)}), rootDir: __dirname };`,
    'visits.ts': 'export const visits: string[] = [];',
    'own.fixture.ts': 'export const own: string[] = [];',
    'one.spec.ts': SPEC,
    'two.spec.ts': SPEC,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});
after(() => rmSync(folder, { recursive: true }));

test('spec files share loaded sources, but not the changes that a spec file makes', () => {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
  const run = spawnSync(process.execPath, [jest, '--runInBand', '--config', join(folder, 'jest.config.js')], {
    encoding: 'utf8',
    env,
  });
  assert.equal(run.status, 0, run.stderr);
  const { random, ...found } = JSON.parse(readFileSync(join(folder, 'found.json'), 'utf8'));
  assert.ok(random < 1);
  assert.deepEqual(found, { visits: 2, own: 1, env: null, global: null, isFake: false, listeners: 0 });
});
