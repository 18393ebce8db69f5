import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../../platform/db/open-database';
import { openKeys } from '../../platform/keys/open-keys';
import { backupWorld, contentOf } from './backup.fixture';
import { moveDatabase } from './move-database';
import { restoreBackup } from './restore-backup';

let world: Awaited<ReturnType<typeof backupWorld>>;
beforeAll(async () => {
  world = await backupWorld();
});
afterEach(() => world.dropDatabases());
afterAll(() => world.close());

/** Creates a copy of the test installation that no server uses, with its own keys. */
async function anInstallation() {
  const path = world.newPath();
  await world.backUp(path);
  const [source, dataDir] = [await world.bare(), world.newDataDir()];
  const database = await connect(source.url, console);
  await restoreBackup(path, { database, dataDir });
  await database.close();
  return {
    source,
    dataDir,
    keys: await openKeys(source.db, { dataDir, environmentKeys: {} }),
    now: Date.now(),
  };
}

test('a move copies every row of a database and leaves the old database unchanged', async () => {
  const { source, ...rest } = await anInstallation();
  const target = await world.bare();
  const tables = await moveDatabase({ source, target, ...rest });
  expect(tables.find(({ name }) => name === 'startups')?.rows).toBe(2);
  expect(await contentOf(target)).toEqual(await contentOf(source));
  expect(readdirSync(join(rest.dataDir, 'backup-work'))).toEqual([]);
});

test('a move is refused if a server uses the old database or the new database contains data', async () => {
  const { source, ...rest } = await anInstallation();
  const target = await world.bare();
  const full = { ...target, pool: world.pool };
  await expect(moveDatabase({ source, target: full, ...rest })).rejects.toThrow(/is not empty/);
  const server = await connect(source.url, console);
  await expect(moveDatabase({ source, target, ...rest })).rejects.toThrow(
    'The database is in use. Stop the server first.',
  );
  await server.close();
});
