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

test('the data directory of PostgreSQL is created once and keeps its password', async () => {
  const password = await ensure();
  expect(password).toMatch(/^[\w-]{32}$/);
  expect(await ensure()).toBe(password);
  expect(readdirSync(dataDir)).toEqual(['postgres']);
});

test('two processes that create the data directory at the same time share it', async () => {
  const [one, other] = await Promise.all([ensure(), ensure()]);
  expect(one).toBe(other);
});

test('files of a process that was killed while creating the data directory are removed', async () => {
  const abandoned = join(dataDir, '.postgres-new-999999999-aa');
  mkdirSync(join(abandoned, 'postgres'), { recursive: true });
  await ensure();
  expect(existsSync(abandoned)).toBe(false);
});

test('a directory with other files is not used as the data directory and not changed', async () => {
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres', 'thesis.txt'), '');
  await expect(ensure()).rejects.toThrow(/is in the way/);
  expect(readdirSync(dataDir)).toEqual(['postgres']);
});

test('if the data directory cannot be created, the output of initdb is reported', async () => {
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

test('a PostgreSQL data directory of another major version is refused with instructions to upgrade it', async () => {
  await ensure();
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '16\n');
  await expect(ensure()).rejects.toThrow(/postgres is of PostgreSQL 16, and this Vaglio brings PostgreSQL/);
});
