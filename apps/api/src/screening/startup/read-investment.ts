import type { Db } from '../../platform/db/open-database';
import { readRowId } from '../../platform/http/validation/row-id';
import { readStartup } from '../../startups/records/one-startup';
import type { StartupAnswer } from '../../startups/records/startup.schemas';
import { rankInMode } from '../../scoring/ranking/places';

/** One startup as its list has it, read in one snapshot. @param now milliseconds since 1970 @throws 404 */
export async function readInvestment(db: Db, id: string, now: number): Promise<StartupAnswer> {
  const startupId = readRowId(id, 'Startup not found');
  return db.transaction(
    async (tx) => {
      const startup = await readStartup(tx, startupId, now);
      return { ...startup, rank: await rankInMode(tx, startupId) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
