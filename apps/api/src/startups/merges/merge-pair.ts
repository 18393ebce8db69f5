import { eq, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { namesOfPeople } from '../../audit/names-of-people';
import { peopleOf } from '../curation/source-precedence';
import type { Db, Tx } from '../../platform/db/open-database';
import { rolledBack } from '../../platform/db/rolled-back';
import { namePairIn } from '../duplicates/decide-pair';
import { readPair } from '../duplicates/duplicate.queries';
import type { DuplicatePairBody } from '../duplicates/duplicates.schemas';
import { staleVersion } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { readRuleSet } from '../../scoring/rescoring/rule-set';
import { lockScores } from '../../scoring/rescoring/scoring-lock';
import { startups } from '../../platform/db/schema/startups.table';
import { carryOutMerge, toRow, type CarriedOut, type MergeOrder } from './carry-out-merge';
import { needsDecision } from './combine-rows';
import {
  describeFields,
  describeFlags,
  describeLists,
  describeLosses,
  describeScore,
} from './describe-merge';
import { otherSide, SIDES, type MergeChoices } from './merge-choices';
import { readMerge } from './merge.queries';
import { goneStartup } from './merged-keys';
import { startupMerges } from '../../platform/db/schema/merges.table';
import type { MergeChoicesBody, MergePreviewBody, StartupMergeBody } from './merges.schemas';
import { toSideBody } from './startup-side';

/** Ids of two startups. The startup `into` survives. */
type Target = { id: string; into: string };

type Order = {
  /** Id of the pair, or the ids of both startups. */
  id: string | Target;
  choices: MergeChoicesBody | undefined;
  /** Versions of both startups that the caller saw. */
  versions?: { first: number; second: number } | undefined;
  actor: Actor;
  /** Time in ISO 8601. */
  timestamp: string;
};

/**
 * Previews a merge. It runs the merge, describes the result and rolls back, so that the preview equals the actual
 * merge.
 * @throws 404
 */
export async function previewMerge(db: Db, order: Order): Promise<MergePreviewBody> {
  return rolledBack(db, async (tx) => {
    const pair = await pairOf(tx, order);
    const settled = settledFor(pair, order);
    return describe(tx, pair, settled, await carryOutMerge(tx, orderOf(pair, settled), true));
  });
}

/**
 * Merges a pair and records an audit event, in one transaction.
 * @throws 404; 409 if a person must choose between the decisions; 412 with the current preview if either startup
 * changed
 */
export async function mergePair(db: Db, order: Order): Promise<StartupMergeBody> {
  const { stale, merge } = await db
    .transaction(async (tx) => {
      const pair = await pairOf(tx, order);
      const settled = settledFor(pair, order);
      const carried = await carryOutMerge(tx, orderOf(pair, settled));
      const isStale = SIDES.some(
        (side) => order.versions && order.versions[side] !== carried.sides[side].row.version,
      );
      if (isStale) throw STALE;
      return {
        stale: false,
        merge: await readMerge(tx, await keepMerge(tx, pair.because, settled, carried)),
      };
    })
    .catch((error: unknown) => {
      if (error !== STALE) throw error;
      return { stale: true, merge: null };
    });
  if (merge) return merge;
  if (!stale) throw new Error('a merge without a row');
  throw staleVersion(await previewMerge(db, order));
}

/** Error that rolls back a merge because one of the startups changed. */
const STALE = new Error('one of them changed');

/**
 * Merges the second of two startups into the first, whose name is kept. It runs in the caller's transaction and
 * records an audit event.
 * @returns the id of the merge
 * @throws 409 if a person must choose between the decisions; 404
 */
export async function mergeStartups(
  tx: Tx,
  { ids, because, actor, timestamp }: Pick<MergeOrder, 'ids' | 'actor' | 'timestamp'> & { because: string },
): Promise<number> {
  const choices: MergeChoices = { fields: { company_name: 'first' }, lists: {} };
  const carried = await carryOutMerge(tx, { ids, survivor: 'first', choices, actor, timestamp });
  return keepMerge(tx, because, { choices: undefined, actor, timestamp }, carried);
}

/**
 * Returns the pair to merge. If the two startups are not a pair yet, the pair is created.
 * @throws 404; 409 with the other startup if one of them was merged
 */
async function pairOf(tx: Tx, { id, actor, timestamp }: Order): Promise<DuplicatePairBody> {
  if (typeof id === 'string') return readPair(tx, id);
  await lockScores(tx);
  for (const each of [id.id, id.into]) {
    const startupId = readRowId(each, 'Startup not found');
    const isThere = (await tx.$count(startups, eq(startups.id, startupId))) > 0;
    if (!isThere) throw await goneStartup(tx, startupId);
  }
  return namePairIn(tx, [id.id, id.into], { actor, timestamp });
}

/** Returns the merge request with the side that survives. */
function settledFor({ first }: DuplicatePairBody, order: Order): Order {
  if (typeof order.id === 'string') return order;
  const survivor = first.id === order.id.into ? 'first' : 'second';
  return { ...order, choices: { ...order.choices, survivor } };
}

async function keepMerge(
  tx: Tx,
  because: string,
  order: Pick<Order, 'choices' | 'actor' | 'timestamp'>,
  { sides, result, content }: CarriedOut,
): Promise<number> {
  const side = order.choices?.survivor ?? 'first';
  const [survivor, merged] = [sides[side].row, sides[otherSide(side)].row];
  const [row] = await tx
    .insert(startupMerges)
    .values({
      survivor_id: survivor.id,
      merged_id: merged.id,
      survivor_name: result.row.company_name,
      merged_name: merged.company_name,
      survivor_website_host: survivor.website_host,
      survivor_name_key: survivor.name_key,
      merged_uid: merged.uid,
      merged_external_id: merged.external_id,
      merged_website_host: merged.website_host,
      merged_name_key: merged.name_key,
      because,
      score_before: survivor.score,
      score_after: result.row.score,
      version_after: result.row.version,
      content: sql`${content}::jsonb`,
      merged_by: order.actor.userId,
      merged_at: order.timestamp,
    })
    .returning({ id: startupMerges.id });
  if (!row) throw new Error('no merge was stored');
  await recordEvent(tx, order.actor, {
    action: 'startups_merged',
    target: { type: 'startup', id: String(survivor.id) },
    before: { company_name: survivor.company_name, merged: merged.company_name, score: survivor.score },
    after: {
      merge_id: String(row.id),
      company_name: result.row.company_name,
      merged_id: String(merged.id),
      score: result.row.score,
      because,
    },
  });
  return row.id;
}

async function describe(
  tx: Tx,
  pair: DuplicatePairBody,
  { choices }: Order,
  merged: CarriedOut,
): Promise<MergePreviewBody> {
  const { sides, result } = merged;
  const survivor = choices?.survivor ?? 'first';
  const people = await namesOfPeople(
    tx,
    [sides.first, sides.second, result].flatMap(({ row }) => peopleOf(row.origins)),
  );
  return {
    pair,
    survivor,
    first: toSideBody(sides.first),
    second: toSideBody(sides.second),
    result: toSideBody(result),
    fields: describeFields(merged, people),
    lists: describeLists(merged, choices?.lists ?? {}),
    flags: describeFlags(merged),
    needs_decision: needsDecision(toRow(sides.first), toRow(sides.second)),
    score_before: sides[survivor].row.score,
    score_changes: describeScore(merged, survivor, await readRuleSet(tx)),
    losses: describeLosses(merged, people),
  };
}

function orderOf({ first, second }: DuplicatePairBody, { choices, actor, timestamp }: Order): MergeOrder {
  const chosen: MergeChoices = {
    fields: choices?.fields ?? {},
    lists: choices?.lists ?? {},
    decision: choices?.decision,
  };
  return {
    ids: { first: Number(first.id), second: Number(second.id) },
    survivor: choices?.survivor ?? 'first',
    choices: chosen,
    actor,
    timestamp,
  };
}
