import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../audit/audit-event';
import { keepUnknownClaims } from '../facts/claims/keep-unknown-claims';
import { rebuildStartups } from '../curation/rebuild-startups';
import { updateStartups } from '../curation/write-startups';
import { toStored, type CuratedRow } from '../curation/curated-row';
import type { Tx } from '../../platform/db/open-database';
import { markForComparison } from '../duplicates/mark-startups';
import { conflict } from '../../platform/http/errors/errors';
import { loadStartup } from '../facts/startup-with-claims';
import { lockScores } from '../../scoring/rescoring/scoring-lock';
import { startups } from '../../platform/db/schema/startups.table';
import { combineRows, needsDecision, withChoices } from './combine-rows';
import { discardUnchosen } from './discard-entries';
import { otherSide, type MergeChoices, type Side } from './merge-choices';
import { moveClaims } from './move-claims';
import { recordMerge } from './record-merge';
import { snapshotOf } from './snapshot';
import { readSide, type StartupSide } from './startup-side';
import { mergeParticipants } from './merge-participants';

export type MergeOrder = {
  ids: Readonly<Record<Side, number>>;
  survivor: Side;
  choices: MergeChoices;
  actor: Actor;
  /** Time in ISO 8601. */
  timestamp: string;
};

/** Result of a merge in the current transaction. */
export type CarriedOut = {
  sides: Readonly<Record<Side, StartupSide>>;
  result: StartupSide;
  /** Both startups before the merge, as JSON. */
  content: string;
};

const DECISION_NEEDED =
  'One of them is rejected, the other an investment. Choose which decision the merged startup has.';

/**
 * Merges two startups. The survivor gets all claims of both startups and is rebuilt. The merged startup is removed
 * from all tables. Call this function in a transaction; a preview rolls the transaction back.
 * @param mayDecideLater true to keep both decisions if one startup is rejected and the other an investment
 * @throws 404; 409 if a person must choose between the decisions
 */
export async function carryOutMerge(
  tx: Tx,
  { ids, survivor, choices, actor, timestamp }: MergeOrder,
  mayDecideLater = false,
): Promise<CarriedOut> {
  const [survivorId, mergedId] = [ids[survivor], ids[otherSide(survivor)]];
  await lockBoth(tx, [survivorId, mergedId]);
  const known = { first: await loadStartup(tx, ids.first), second: await loadStartup(tx, ids.second) };
  for (const each of [known.first, known.second]) await keepUnknownClaims(tx, each);
  const sides = { first: await readSide(tx, ids.first), second: await readSide(tx, ids.second) };
  const rows = { first: toRow(sides.first), second: toRow(sides.second) };
  if (!mayDecideLater && choices.decision === undefined && needsDecision(rows.first, rows.second))
    throw conflict(DECISION_NEEDED);
  const content = await snapshotOf(tx, survivorId, mergedId);
  await moveClaims(tx, mergedId, survivorId);
  await tx.delete(startups).where(eq(startups.id, mergedId));
  await markForComparison(tx, [mergedId]);
  await writeRow(tx, survivorId, combineRows(rows[survivor], rows[otherSide(survivor)]));
  const said = { startupId: survivorId, userId: actor.userId, at: timestamp };
  await discardUnchosen(tx, sides, known, choices.lists, said);
  await rebuildStartups(tx, [survivorId], timestamp);
  await chooseValues(tx, survivorId, rows, choices, { actor, timestamp });
  await mergeParticipants().takeLater(tx, survivorId, content, timestamp);
  const result = await loadStartup(tx, survivorId);
  await recordMerge(tx, { survivor: known[survivor], merged: known[otherSide(survivor)], result }, said);
  await tx
    .update(startups)
    .set({ version: sql`${startups.version} + 1` })
    .where(eq(startups.id, survivorId));
  return { sides, result: await readSide(tx, survivorId), content };
}

/** Locks two startups: first the scoring lock, then the rows sorted by id. All other code uses the same order. */
async function lockBoth(tx: Tx, ids: readonly number[]): Promise<void> {
  await lockScores(tx);
  await tx
    .select({ id: startups.id })
    .from(startups)
    .where(inArray(startups.id, [...ids]))
    .orderBy(asc(startups.id))
    .for('update');
}

async function chooseValues(
  tx: Tx,
  id: number,
  rows: Readonly<Record<Side, CuratedRow>>,
  choices: MergeChoices,
  { actor, timestamp }: Pick<MergeOrder, 'actor' | 'timestamp'>,
): Promise<void> {
  const person = {
    by: 'person',
    at: timestamp,
    ...(actor.userId !== null && { user_id: actor.userId }),
  } as const;
  const chosen = withChoices(toRow(await readSide(tx, id)), rows, choices, person);
  if (!chosen) return;
  await writeRow(tx, id, chosen);
  await rebuildStartups(tx, [id], timestamp);
}

/** Returns the columns of a startup that curation uses. */
export function toRow({ row }: StartupSide): CuratedRow {
  return toStored(row).row;
}

export async function writeRow(tx: Tx, id: number, row: CuratedRow): Promise<void> {
  await updateStartups(tx, [{ id, row }]);
}
