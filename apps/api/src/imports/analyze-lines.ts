import { sql } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { importLines } from './import-lines.table';

/** Of fewer the database need not know more. */
const MANY = 5_000;

/**
 * Lets the database count what it holds of lines, as autovacuum does a minute later: until then it looks through all of
 * them for each portion.
 * @param lines that were written
 */
export async function analyzeLines(db: Db, lines: number): Promise<void> {
  if (lines >= MANY) await db.execute(sql`analyze ${importLines}`);
}
