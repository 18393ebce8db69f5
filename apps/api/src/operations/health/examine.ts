import { openDatabase, type Database } from '../../platform/db/open-database';
import { keyRefusal } from '../../platform/keys/open-keys';
import type { StartSettings } from '../../platform/config/settings';
import { backupFindings } from './backup-findings';
import { databaseFindings } from './database-findings';
import { fine, problem, type Finding } from './finding';
import { serverFindings } from './server-findings';
import { workFindings } from './work-findings';

type Outside = { settings: StartSettings; now: () => number; open?: typeof openDatabase };

/** Looks at an installation without changing it, also where a part of it does not work. */
export async function examine({ settings, now, open = openDatabase }: Outside): Promise<Finding[]> {
  const before = await serverFindings(settings);
  let database: Database;
  try {
    database = await open({ ...settings, log: console });
  } catch (error) {
    return [...before, problem('Database', wordsOf(error), 'Nothing else can be looked at without it.')];
  }
  try {
    return [...before, ...(await inDatabase(database, settings, now))];
  } finally {
    await database.close();
  }
}

async function inDatabase({ db }: Database, settings: StartSettings, now: () => number): Promise<Finding[]> {
  const found = await databaseFindings(db, now);
  const hasSchema = found.some(({ subject, verdict }) => subject === 'Schema' && verdict === 'fine');
  if (!hasSchema) return found;
  return [
    ...found,
    await keysFinding(db, settings),
    ...(await workFindings(db, settings, now())),
    ...(await backupFindings(db, settings, now())),
  ];
}

async function keysFinding(db: Database['db'], settings: StartSettings): Promise<Finding> {
  const refusal = await keyRefusal(db, settings);
  if (refusal === null) return fine('Keys', 'They are those of this database.');
  return problem('Keys', 'They are not those of this database.', refusal);
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
