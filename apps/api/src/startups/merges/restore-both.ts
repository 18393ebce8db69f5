import { eq, sql } from 'drizzle-orm';
import { factStatements, type Statement } from '../../platform/db/schema/fact-statements.table';
import { rawStartupRevisions } from '../../platform/db/schema/raw-startup-revisions.table';
import { FLAG_FIELDS, VALUES, withKeys } from '../curation/merge-row';
import type { CuratedRow } from '../curation/curated-row';
import { isManual } from '../curation/source-precedence';
import type { Tx } from '../../platform/db/open-database';
import { decisions } from '../../platform/db/schema/decisions.table';
import { deletions } from '../../platform/db/schema/deletions.table';
import { insertStoredRows } from '../deletions/stored-rows';
import { markForComparison } from '../duplicates/mark-startups';
import { notes } from '../../platform/db/schema/notes.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { clearLists, insertLists, restoreColumns } from './stored-startup';
import type { startupMerges } from '../../platform/db/schema/merges.table';
import { keptIds, keptOfMerge } from './snapshot';
import { mergeParticipants } from './merge-participants';

type Merge = Pick<typeof startupMerges.$inferSelect, 'id' | 'survivor_id' | 'merged_id' | 'merged_at'>;

/** Restores both startups of a merge with their awards, articles, statements and raw rows. */
export async function restoreBoth(tx: Tx, merge: Merge): Promise<void> {
  const { id, survivor_id, merged_id } = merge;
  await restoreColumns(tx, survivor_id, keptOfMerge(id, 'survivor', 'startup'));
  await insertStoredRows(tx, startups, sql`jsonb_build_array(${keptOfMerge(id, 'merged', 'startup')})`);
  await markForComparison(tx, [merged_id]);
  for (const startupId of [survivor_id, merged_id]) await clearLists(tx, startupId);
  for (const side of ['survivor', 'merged']) await insertLists(tx, (list) => keptOfMerge(id, side, list));
  await moveBack(tx, merge);
}

/** Moves raw rows back to the merged startup. Rows that were added after the merge remain with the survivor. */
async function moveBack(tx: Tx, { id, survivor_id, merged_id }: Merge): Promise<void> {
  const rawIds = sql`(${keptIds(id, 'merged', 'raw_ids')} union all ${keptIds(id, 'merged', 'deleted_raw_ids')})`;
  await tx.execute(sql`
    update ${rawStartups} set startup_id = ${merged_id} where startup_id = ${survivor_id} and id in ${rawIds}`);
  await tx.execute(sql`
    update ${deletions} set startup_id = ${merged_id}
    where startup_id = ${survivor_id} and kind = 'raw_startup' and row_id in ${rawIds}`);
  await tx.execute(sql`
    update ${rawStartupRevisions} set startup_id = ${merged_id} where startup_id = ${survivor_id}
      and (raw_id in ${rawIds} or id in ${keptIds(id, 'merged', 'former_ids')})`);
  await tx.execute(sql`
    update ${decisions} set startup_id = ${merged_id}
    where startup_id = ${survivor_id} and id in ${keptIds(id, 'merged', 'decision_ids')}`);
  await tx.execute(sql`
    update ${notes} set startup_id = ${merged_id}
    where startup_id = ${survivor_id} and id in ${keptIds(id, 'merged', 'note_ids')}`);
  await mergeParticipants().moveWorkBack(tx, survivor_id, {
    from: keptOfMerge(id, 'survivor', 'work'),
    to: keptOfMerge(id, 'merged', 'work'),
  });
}

/** Returns the statements of people about the survivor since a merge. */
export async function laterStatements(tx: Tx, { survivor_id, merged_at }: Merge): Promise<Statement[]> {
  const rows = await tx.select().from(factStatements).where(eq(factStatements.startup_id, survivor_id));
  return rows
    .filter(({ said_at }) => isLater(said_at, merged_at))
    .map(({ id: _id, created_at: _at, ...row }) => row);
}

/** Inserts later statements. They replace earlier statements about the same entries. */
export async function addStatements(tx: Tx, statements: readonly Statement[]): Promise<void> {
  for (const statement of statements) {
    const { startup_id: _id, list: _list, entry_key: _key, ...said } = statement;
    await tx
      .insert(factStatements)
      .values(statement)
      .onConflictDoUpdate({
        target: [factStatements.startup_id, factStatements.list, factStatements.entry_key],
        set: said,
      });
  }
}

/** Returns the restored survivor with the fields that people set or emptied since the merge. */
export function withLaterValues(
  restored: CuratedRow,
  present: CuratedRow,
  statements: readonly Statement[],
  mergedAt: string,
): CuratedRow {
  const row: CuratedRow = { ...restored, origins: { ...restored.origins } };
  const emptied = new Set(
    statements.filter(({ list }) => list === 'fields').map(({ entry_key }) => entry_key),
  );
  for (const field of [...VALUES, ...FLAG_FIELDS]) {
    const origin = present.origins[field];
    const isNew = origin && isManual(origin) && isLater(origin.confirmed?.at ?? origin.at, mergedAt);
    if (!isNew && !emptied.has(field)) continue;
    Object.assign(row, { [field]: present[field] });
    if (field === 'raised_money') row.raised_currency = present.raised_currency;
    if (origin) row.origins[field] = origin;
    else delete row.origins[field];
  }
  return withKeys(row);
}

function isLater(at: string, than: string): boolean {
  return Date.parse(at) > Date.parse(than);
}
