import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../platform/db/embedded-postgres';
import { connect } from '../../platform/db/open-database';
import { openKeys } from '../../platform/keys/open-keys';
import { backupWorld, contentOf, NOW } from './backup.fixture';
import { upgradeCluster } from './upgrade-cluster';

let world: Awaited<ReturnType<typeof backupWorld>>;
let path = '';
beforeAll(async () => {
  world = await backupWorld();
  path = world.newPath();
  await world.backUp(path);
});
afterAll(() => world.close());

const source = (dataDir: string, environmentKeys = world.deps.keys) => ({ dataDir, environmentKeys });

/** Creates a minimal data directory of PostgreSQL 17, with only the files that other versions read. */
function olderInstallation(): string {
  const dataDir = world.newDataDir();
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  return dataDir;
}

test('a data directory of another PostgreSQL version is rebuilt from a backup, and the old directory is kept', async () => {
  const dataDir = olderInstallation();
  const { from, aside, madeAt } = await upgradeCluster(path, {
    source: source(dataDir),
    now: NOW,
    durable: false,
  });
  expect([from, aside, madeAt]).toEqual(['17', join(dataDir, 'postgres-17'), new Date(NOW).toISOString()]);
  expect(readdirSync(aside)).toEqual(['PG_VERSION']);
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres-17']);
  const postgres = await startEmbeddedPostgres({ dataDir, log: console, durable: false });
  const database = await connect(postgres.url, console);
  await openKeys(database.db, source(dataDir));
  expect((await contentOf(database))['startups']).toBe((await contentOf(world))['startups']);
  await database.close();
  await postgres.stop();
  await expect(upgradeCluster(path, { source: source(dataDir), now: NOW, durable: false })).rejects.toThrow(
    /is of PostgreSQL \d+ already\.$/,
  );
});

test.each([
  [
    'a server still uses it',
    (dataDir: string) => writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.ppid}\n`),
    /is in use\. Stop the server first\.$/,
  ],
  [
    'a folder with the name of the old directory exists',
    (dataDir: string) => mkdirSync(join(dataDir, 'postgres-17')),
    /postgres-17 is in the way/,
  ],
  [
    'the keys belong to another installation',
    (dataDir: string) => {
      mkdirSync(join(dataDir, 'keys'));
      for (const name of ['token', 'refresh', 'pepper', 'audit'])
        writeFileSync(join(dataDir, 'keys', `${name}.key`), `${'ab'.repeat(32)}\n`);
    },
    /^The keys of this database are not here/,
  ],
])('if %s, a PostgreSQL upgrade keeps the old data directory in its place', async (_name, arrange, words) => {
  const dataDir = olderInstallation();
  arrange(dataDir);
  await expect(
    upgradeCluster(path, { source: { dataDir, environmentKeys: {} }, now: NOW, durable: false }),
  ).rejects.toThrow(words);
  expect(readFileSync(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('17\n');
  expect(readdirSync(dataDir).filter((name) => name.startsWith('drill-'))).toEqual([]);
});
