import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/db/open-database';
import { startupMerges } from '../../platform/db/schema/merges.table';

/** Stores the record of a merge without merging the startups. */
export async function storeMerge(db: Db, survivor_id: number, merged_id: number): Promise<void> {
  await db.insert(startupMerges).values({
    survivor_id,
    merged_id,
    survivor_name: 'Survivor',
    merged_name: 'Merged',
    survivor_name_key: 'survivor',
    merged_name_key: 'merged',
    merged_uid: randomUUID(),
    because: '',
    score_before: 0,
    score_after: 0,
    version_after: 1,
    content: {},
  });
}
