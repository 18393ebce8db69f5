import { eq } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { notFound } from '../errors';
import { readRowId } from '../row-id';
import { answerOf } from '../startups/one-startup';
import { STARTUP_COLUMNS } from '../startups/startup-columns';
import type { StartupAnswer } from '../startups/startup.schemas';
import { startups } from '../startups/startups.table';
import { rankByMode } from './places';

/** One startup as its list has it, read in one snapshot. @param now milliseconds since 1970 @throws 404 */
export async function readInvestment(db: Db, id: string, now: number): Promise<StartupAnswer> {
  const startupId = readRowId(id, 'Startup not found');
  return db.transaction(
    async (tx) => {
      const [row] = await tx.select(STARTUP_COLUMNS).from(startups).where(eq(startups.id, startupId));
      if (!row) throw notFound('Startup not found');
      return { ...(await answerOf(tx, row, now)), rank: await rankByMode(tx, startupId) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
