import { spawnSync } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findBinaries, linkLibraries } from './postgres-binaries';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vaglio-native-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Copies the installed package in the state in which npm leaves it without install scripts: all files, but no links.
 */
function withoutInstallScript(): string {
  const native = join(folder, 'native');
  const installed = join(dirname(findBinaries().postgres), '..');
  mkdirSync(join(native, 'lib'), { recursive: true });
  for (const part of ['bin', 'pg-symlinks.json'])
    cpSync(join(installed, part), join(native, part), { recursive: true });
  symlinkSync(join(installed, 'share'), join(native, 'share'));
  for (const file of readdirSync(join(installed, 'lib'))) {
    const original = join(installed, 'lib', file);
    if (!lstatSync(original).isSymbolicLink()) symlinkSync(original, join(native, 'lib', file));
  }
  return native;
}

const version = (native: string) =>
  spawnSync(join(native, 'bin', 'initdb'), ['--version'], { encoding: 'utf8' });

test('PostgreSQL runs even if the install script of its package did not', () => {
  const native = withoutInstallScript();
  const before = version(native);
  linkLibraries(native);
  linkLibraries(native);
  expect([before.status === 0, version(native)]).toEqual([
    false,
    expect.objectContaining({ status: 0, stdout: expect.stringContaining('18.') }),
  ]);
});

test('on a platform without PostgreSQL the message refers to DATABASE_URL', () => {
  expect(() => findBinaries('freebsd', 'x64')).toThrow(/no PostgreSQL for freebsd x64.*DATABASE_URL/s);
});
