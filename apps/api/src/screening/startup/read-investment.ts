import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { notFound } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { answerOf } from '../../startups/records/one-startup';
import { STARTUP_COLUMNS } from '../../startups/records/startup-columns';
import type { StartupAnswer } from '../../startups/records/startup.schemas';
import { startups } from '../../platform/db/schema/startups.table';
import { rankByMode } from '../../scoring/ranking/places';

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
