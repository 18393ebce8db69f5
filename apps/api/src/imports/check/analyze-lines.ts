import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { importLines } from '../../platform/db/schema/import-lines.table';
import { listOf } from '../commit/written-columns';

/** Of fewer the database need not know more. */
const MANY = 5_000;

/**
 * Lets the database count what it holds of lines, as autovacuum does a minute later: until then it looks through all of
 * them for each portion.
 * @param lines that were written
 */
export async function analyzeLines(db: Db, lines: number): Promise<void> {
  if (lines >= MANY) await db.execute(sql`analyze ${importLines} (${listOf(COMPARED)})`);
}

/** By these lines are found and joined. What they hold is wide, and not what they are found by. */
const COMPARED = [
  'import_id',
  'line',
  'outcome',
  'raw_id',
  'raw_version',
  'startup_id',
  'startup_version',
  'before',
  'written_version',
  'kept',
];
