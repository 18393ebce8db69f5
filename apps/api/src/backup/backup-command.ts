// npm run backup -- FILE: one file with database, keys and settings, also while Vaglio works.
import { runCommand } from '../command';
import { openDatabase } from '../db/open-database';
import { openKeys } from '../keys/open-keys';
import { readSettings } from '../settings';
import { expectEmbeddedDatabase, expectInstallation } from './find-installation';
import { settingsText } from './settings-file';
import { writeBackup } from './write-backup';

const USAGE = 'Usage: npm run backup -- vaglio-2026-11-22.backup';

runCommand(async () => {
  const [path, ...rest] = process.argv.slice(2);
  if (!path || path.startsWith('-') || rest.length > 0) throw new Error(USAGE);
  const settings = readSettings(process.env);
  expectEmbeddedDatabase(settings);
  const database = await openDatabase({ ...settings, log: console });
  try {
    await expectInstallation(database.db, settings);
    const keys = await openKeys(database.db, settings);
    const source = { pool: database.pool, keys, settings: settingsText(process.env) };
    const { tables, bytes } = await writeBackup(source, path, Date.now());
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `${path}: ${rows} rows of ${tables.length} tables, keys and settings, ${bytes} bytes.\n` +
        'It holds the keys of this installation: keep it as safe as a password.\n',
    );
  } finally {
    await database.close();
  }
});
