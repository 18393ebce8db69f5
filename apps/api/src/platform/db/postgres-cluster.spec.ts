import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountFacts, chooseRunAs } from './postgres-account';
import { findBinaries } from './postgres-binaries';
import { ensureCluster } from './postgres-cluster';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vaglio-cluster-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function ensure() {
  const { initdb, postgres } = findBinaries();
  const cluster = join(dataDir, 'postgres');
  return ensureCluster({
    dataDir,
    cluster,
    initdb,
    runAs: chooseRunAs(accountFacts({ postgres, dataDir, cluster })),
    durable: false,
  });
}

test('a data directory is made once and keeps its password', async () => {
  const password = await ensure();
  expect(password).toMatch(/^[\w-]{32}$/);
  expect(await ensure()).toBe(password);
  expect(readdirSync(dataDir)).toEqual(['postgres']);
});

test('two processes that make it at the same time end with the same one', async () => {
  const [one, other] = await Promise.all([ensure(), ensure()]);
  expect(one).toBe(other);
});

test('what a process left that was killed while making it is removed', async () => {
  const abandoned = join(dataDir, '.postgres-new-999999999-aa');
  mkdirSync(join(abandoned, 'postgres'), { recursive: true });
  await ensure();
  expect(existsSync(abandoned)).toBe(false);
});

test('a directory with other files in its place is not touched', async () => {
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres', 'thesis.txt'), '');
  await expect(ensure()).rejects.toThrow(/is in the way/);
  expect(readdirSync(dataDir)).toEqual(['postgres']);
});

test('a failure is reported with the output of initdb', async () => {
  const { initdb } = findBinaries();
  const plan = {
    dataDir,
    cluster: join(dataDir, 'postgres'),
    initdb,
    runAs: { prefix: ['env', 'LC_ALL=C', initdb, '--bogus'] },
    durable: false,
  };
  await expect(ensureCluster(plan)).rejects.toThrow(/cannot make its data directory.*bogus/s);
});

test('a data directory of another major version is refused, with the way to bring it over', async () => {
  await ensure();
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '16\n');
  await expect(ensure()).rejects.toThrow(/postgres is of PostgreSQL 16, and this Vaglio brings PostgreSQL/);
});
