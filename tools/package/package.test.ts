import assert from 'node:assert/strict';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

const place = mkdtempSync(join(tmpdir(), 'vaglio-package-'));
const data = join(place, 'data');
let program = '';

before(() => {
  const printed = execFileSync(process.execPath, ['tools/package/package.mjs'], { encoding: 'utf8' });
  // The folder may contain archives of earlier versions.
  const [archive = ''] = printed.match(/dist\/package\/.*\.tar\.gz$/m) ?? [];
  execFileSync('tar', ['-xzf', archive, '-C', place]);
  const folder = join(place, basename(archive, '.tar.gz'));
  chmodSync(folder, 0o555);
  program = join(folder, 'vaglio.mjs');
});
after(() => rmSync(place, { recursive: true, force: true }));

/** Returns the environment in which the package runs, without the variables of the tests. */
function environment(port: number) {
  const { PATH, HOME, LANG } = process.env;
  return { PATH, HOME, LANG, DATA_DIR: data, PORT: String(port) };
}

test('the release package starts in its own folder, serves the app, creates a backup beside it, and stops', async () => {
  const port = await freePort();
  const server = spawn(process.execPath, [program, 'start'], { cwd: place, env: environment(port) });
  // The listener is registered before the output is read, so that it also receives an early exit.
  const exit = once(server, 'exit');
  const output: string[] = [];
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => output.push(String(text)));
  try {
    await untilReady(server, port, output);
    const page = await fetch(`http://127.0.0.1:${port}/login`);
    assert.match(await page.text(), /<!doctype html>/i);
    const backup = join(place, 'one.backup');
    execFileSync(process.execPath, [program, 'backup', backup], { cwd: place, env: environment(port) });
    assert.ok(statSync(backup).size > 1_000);
  } finally {
    server.kill('SIGTERM');
    await exit;
  }
  assert.equal(server.exitCode, 0, output.join(''));
});

test('the release package lists its contents: every package with its licence, and a bill of materials', () => {
  const folder = join(program, '..');
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { components } = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'));
  const listed = new Set(components.map(({ name }: { name: string }) => name));
  const licences = readFileSync(join(folder, 'THIRD-PARTY-LICENCES.txt'), 'utf8');
  for (const name of Object.keys(dependencies)) {
    assert.ok(licences.includes(`${name} ${dependencies[name]} (`), `${name} is among the licences`);
    assert.ok(listed.has(name.split('/').at(-1)) || listed.has(name), `${name} is in the bill of materials`);
  }
  assert.doesNotMatch(licences, /\(not stated\)/);
});

async function untilReady(server: ChildProcess, port: number, output: readonly string[]): Promise<void> {
  while (server.exitCode === null) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(100);
  }
  throw new Error(`The server did not start:\n${output.join('')}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
