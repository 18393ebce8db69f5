import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { factChanges } from '../../platform/db/schema/fact-changes.table';
import { rebuildStartups } from '../curation/rebuild-startups';
import { IS_OTHER, isOtherCompany } from '../curation/startup-keys';
import type { Db, Tx } from '../../platform/db/open-database';
import { conflict, notFound, refusal } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { rescoreStartups } from '../../scoring/rescoring/rescore';
import { lockScores } from '../../scoring/rescoring/scoring-lock';
import { startups } from '../../platform/db/schema/startups.table';
import { openSplitSince } from '../splits/split.queries';
import { toRow, writeRow } from './carry-out-merge';
import { laterChanges } from './later-changes';
import { readLaterChanges, readLaterClaims, restoreLaterClaims } from './later-claims';
import { MERGE_GONE, readMerge } from './merge.queries';
import { startupMerges } from '../../platform/db/schema/merges.table';
import type { StartupMergeBody } from './merges.schemas';
import { addStatements, laterStatements, restoreBoth, withLaterValues } from './restore-both';
import { keptOfMerge } from './snapshot';
import { readSide } from './startup-side';
import { mergeParticipants } from './merge-participants';

type Merge = typeof startupMerges.$inferSelect;
type Undoing = { id: string; isConfirmed: boolean; actor: Actor; /** Time in ISO 8601. */ timestamp: string };

/**
 * Undoes a merge. Both startups are restored and scored by the current rules. Later changes remain with the survivor.
 * @throws 404; 409 if the merge is already undone, one startup was merged again or deleted, or another startup has the
 * name; 409 with `changes` if the survivor was changed since the merge and the undo is not confirmed
 */
export async function undoMerge(db: Db, undoing: Undoing): Promise<StartupMergeBody> {
  const mergeId = readRowId(undoing.id, MERGE_GONE);
  return db.transaction(async (tx) => {
    await lockScores(tx);
    await undoMergeIn(tx, mergeId, undoing);
    return readMerge(tx, mergeId);
  });
}

/** Undoes a merge within a transaction. The caller must hold the scoring lock. */
export async function undoMergeIn(
  tx: Tx,
  mergeId: number,
  { isConfirmed, actor, timestamp }: Omit<Undoing, 'id'>,
): Promise<void> {
  const [merge] = await tx.select().from(startupMerges).where(eq(startupMerges.id, mergeId)).for('update');
  if (!merge) throw notFound(MERGE_GONE);
  const version = await refuseFinal(tx, merge);
  const isUnchanged = version === merge.version_after && (await readLaterChanges(tx, merge)).length === 0;
  const present = await mergeParticipants().presentLater(tx, merge.survivor_id);
  if (isUnchanged) await restoreBoth(tx, merge);
  else await restoreChanged(tx, merge, isConfirmed, timestamp);
  await tx
    .update(factChanges)
    .set({ undone_at: timestamp, undone_by: actor.userId })
    .where(
      and(
        eq(factChanges.startup_id, merge.survivor_id),
        eq(factChanges.made_at, merge.merged_at),
        isNull(factChanges.undone_at),
      ),
    );
  await rescoreStartups(tx, { startupIds: [merge.survivor_id, merge.merged_id], now: timestamp });
  await mergeParticipants().restoreLater(tx, merge, present, timestamp);
  await tx
    .update(startupMerges)
    .set({ undone_at: timestamp, undone_by: actor.userId })
    .where(eq(startupMerges.id, mergeId));
  await recordEvent(tx, actor, {
    action: 'merge_undone',
    target: { type: 'startup', id: String(merge.survivor_id) },
    before: { merge_id: String(mergeId), company_name: merge.survivor_name },
    after: { merged_id: String(merge.merged_id), merged: merge.merged_name },
  });
}

/**
 * Refuses the undo of a merge that can no longer be undone. Otherwise it locks the survivor.
 * @returns the version of the survivor
 */
async function refuseFinal(tx: Tx, merge: Merge): Promise<number> {
  const { id, survivor_id, survivor_name, undone_at } = merge;
  if (undone_at !== null) throw conflict('This merge was undone already.');
  const [later] = await tx
    .select()
    .from(startupMerges)
    .where(
      and(
        gt(startupMerges.id, id),
        isNull(startupMerges.undone_at),
        or(eq(startupMerges.survivor_id, survivor_id), eq(startupMerges.merged_id, survivor_id)),
      ),
    )
    .limit(1);
  if (later)
    throw conflict(
      `${later.merged_name} was merged into ${later.survivor_name} since. Undo that merge first.`,
    );
  if (await openSplitSince(tx, survivor_id, merge.merged_at))
    throw conflict(`${survivor_name} was split since. Undo that split first.`);
  const [survivor] = await tx
    .select({ version: startups.version })
    .from(startups)
    .where(eq(startups.id, survivor_id))
    .for('update');
  if (!survivor) throw conflict(`${survivor_name} was deleted since. Restore it first.`);
  await refuseTaken(tx, merge);
  return survivor.version;
}

/** Refuses the undo if another startup now has a former name or id of either startup. */
async function refuseTaken(tx: Tx, { id, survivor_id }: Merge): Promise<void> {
  const { rows } = await tx.execute<{ company_name: string; former_name: string }>(sql`
    select s.company_name, kept.company_name as former_name
    from jsonb_populate_recordset(null::${startups},
      jsonb_build_array(${keptOfMerge(id, 'merged', 'startup')}, ${keptOfMerge(id, 'survivor', 'startup')})) kept
    join ${startups} s on s.id <> ${survivor_id}
      and (s.name_key = kept.name_key and not ${IS_OTHER} or s.external_id in (kept.external_id, kept.uid::text)) limit 1`);
  const [taken] = rows;
  if (taken)
    throw conflict(
      `${taken.company_name} has the name or id of ${taken.former_name} now. Change or delete it first.`,
    );
}

async function restoreChanged(tx: Tx, merge: Merge, isConfirmed: boolean, timestamp: string): Promise<void> {
  if (!isConfirmed) {
    const changes = await laterChanges(tx, merge);
    throw refusal(409, `${merge.survivor_name} was changed since. These changes stay with it.`, {
      body: { changes },
    });
  }
  const { survivor_id, merged_id, merged_at } = merge;
  const present = toRow(await readSide(tx, survivor_id));
  const statements = await laterStatements(tx, merge);
  const later = await readLaterClaims(tx, merge);
  await restoreBoth(tx, merge);
  await addStatements(tx, statements);
  const restored = toRow(await readSide(tx, survivor_id));
  const row = withLaterValues(restored, present, statements, merged_at);
  const merged = await readSide(tx, merged_id);
  if (row.name_key === merged.row.name_key && !isOtherCompany(row, merged.row))
    throw conflict(`${merge.survivor_name} has the name of ${merge.merged_name} now. Change it first.`);
  await writeRow(tx, survivor_id, row);
  await restoreLaterClaims(tx, later);
  await rebuildStartups(tx, [survivor_id, merged_id], timestamp);
}
