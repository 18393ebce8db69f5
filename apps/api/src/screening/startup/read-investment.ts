import type { Db } from '../../platform/db/open-database';
import { readRowId } from '../../platform/http/validation/row-id';
import { readStartup } from '../../startups/records/one-startup';
import type { StartupAnswer } from '../../startups/records/startup.schemas';
import { rankInMode } from '../../scoring/ranking/places';

/**
 * Returns a startup as in its list, from one database snapshot.
 * @param now milliseconds since 1970
 * @throws Refusal 404
 */
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
