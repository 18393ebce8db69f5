import { NOTHING_YET } from '../../startups/curation/curated-row';
import { readDeletedHolders, type Keys } from '../../startups/curation/key-holders';
import type { Db } from '../../platform/db/open-database';
import type { KnownStartup } from './judge-line';

/**
 * Startups that were deleted and can be restored, by any key that they had: curation sets rows of them aside.
 * @param deletionIds of rows that wait for their startup
 */
export async function readDeletedStartups(
  db: Db,
  keys: Keys,
  deletionIds: readonly number[],
): Promise<KnownStartup[]> {
  const deleted = await readDeletedHolders(db, keys, deletionIds);
  return deleted.map(({ deletion_id, row_id, uid, ...row }) => ({
    id: row_id,
    uid,
    version: 0,
    deletion_id,
    row: { ...NOTHING_YET, ...row },
    awards: new Set(),
  }));
}
