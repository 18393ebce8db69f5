import type { StartSettings } from '../../platform/config/settings';
import { openDatabase, type Database } from '../../platform/db/open-database';
import { keyRefusal } from '../../platform/keys/open-keys';
import { BACKUP_CHECKS } from './backup-checks';
import { DATABASE_CHECKS } from './database-checks';
import { fine, problem, type Finding, type Verdict } from './health-check';
import { examineAll } from './health-checks';
import { SERVER_CHECKS } from './server-checks';
import { WORK_CHECKS } from './work-checks';

type Outside = { settings: StartSettings; now: () => number; open?: typeof openDatabase };

/** Runs all health checks without changing the installation, even if parts of it fail. */
export async function examine({ settings, now, open = openDatabase }: Outside): Promise<Finding[]> {
  const before = await examineAll(SERVER_CHECKS, { settings, now });
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
  const needs = { db, settings, now };
  const found = await examineAll(DATABASE_CHECKS, needs);
  const hasSchema = found.some(({ subject, verdict }) => subject === 'Schema' && verdict === 'fine');
  if (!hasSchema) return found;
  return [
    ...found,
    await keysFinding(db, settings),
    ...(await examineAll([...WORK_CHECKS, ...BACKUP_CHECKS], needs)),
  ];
}

/**
 * Checks that the keys belong to the database. A running server needs no such check, because it started with its keys.
 */
async function keysFinding(db: Database['db'], settings: StartSettings): Promise<Finding> {
  const refusal = await keyRefusal(db, settings);
  if (refusal === null) return fine('Keys', 'They are those of this database.');
  return problem('Keys', 'They are not those of this database.', refusal);
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const MARKS: Readonly<Record<Verdict, string>> = { fine: 'ok', warning: 'look', problem: 'BAD' };

/** Formats the findings of health checks as lines for a terminal, with their counts. */
export function report(findings: readonly Finding[]): { text: string; hasProblem: boolean } {
  const width = Math.max(...findings.map(({ subject }) => subject.length), 0);
  const lines = findings.flatMap(({ subject, verdict, text, advice }) => [
    `${MARKS[verdict].padEnd(4)}  ${subject.padEnd(width)}  ${text}`,
    ...(advice === undefined ? [] : [`${' '.repeat(width + 8)}${advice}`]),
  ]);
  const countOf = (verdict: Verdict) => findings.filter((finding) => finding.verdict === verdict).length;
  const [warnings, problems] = [countOf('warning'), countOf('problem')];
  lines.push('', `${findings.length} checks: ${problems} do not work, ${warnings} to look at.`);
  return { text: `${lines.join('\n')}\n`, hasProblem: problems > 0 };
}
