import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const root = join(__dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'client-package-'));
after(() => rmSync(folder, { recursive: true }));

const PROGRAM = `import { createClient, VaglioError } from '@vaglio/client';
const vaglio = createClient({ address: 'http://127.0.0.1:1', token: 'vgl_x', retries: 0 });
export async function names(): Promise<string[]> {
  const found: string[] = [];
  for await (const { company_name } of vaglio.each('listInvestments', { top: 'eligible', reached_from: '2026-01-01' }))
    found.push(company_name);
  return found;
}
// @ts-expect-error: a flag is 0 or 1
export const wrong = () => vaglio.call('setInvestmentFlags', { id: '1', body: { rejected: 'yes' } });
// @ts-expect-error: people alone make tokens
export const closed = () => vaglio.call('createApiToken', {});
export const isRefusal = (error: unknown) => error instanceof VaglioError && error.status;
`;

function run(args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  assert.equal(status, 0, stdout + stderr);
  return stdout;
}

test('the API client is a package without dependencies that Node loads and TypeScript understands', () => {
  const installed = join(folder, 'node_modules/@vaglio/client');
  run([join(root, 'tools/build-client.mjs'), installed]);
  const built: unknown = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  assert.ok(
    typeof built === 'object' && built !== null && !('dependencies' in built) && !('private' in built),
  );
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
  mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
  symlinkSync(join(root, 'node_modules/@types/node'), join(folder, 'node_modules/@types/node'));
  symlinkSync(join(root, 'node_modules/undici-types'), join(folder, 'node_modules/undici-types'));
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
  run([
    tsc,
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--types',
    'node',
    'program.ts',
  ]);
  const exported = run([
    '--input-type=module',
    '-e',
    "console.log(Object.keys(await import('@vaglio/client')).sort().join())",
  ]);
  assert.equal(exported.trim(), 'VaglioError,createClient,verifyWebhook');
});

test('a folder that contains anything but an earlier build of the API client is not replaced', () => {
  const other = join(folder, 'other');
  mkdirSync(other);
  writeFileSync(join(other, 'index.js'), 'kept');
  writeFileSync(join(other, 'package.json'), '{ "name": "other" }');
  const build = spawnSync(process.execPath, [join(root, 'tools/build-client.mjs'), other], {
    encoding: 'utf8',
  });
  assert.equal(build.status, 1);
  assert.match(build.stderr, /is not empty and holds no earlier build/);
  assert.equal(readFileSync(join(other, 'index.js'), 'utf8'), 'kept');
});

test('an earlier build of the API client is replaced', () => {
  const earlier = join(folder, 'node_modules/@vaglio/client');
  writeFileSync(join(earlier, 'gone.js'), '');
  run([join(root, 'tools/build-client.mjs'), earlier]);
  assert.deepEqual(
    ['gone.js', 'index.js'].map((name) => existsSync(join(earlier, name))),
    [false, true],
  );
});
