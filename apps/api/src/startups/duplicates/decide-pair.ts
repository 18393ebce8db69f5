import { eq, sql } from 'drizzle-orm';
import { recordEvent } from '../../audit/audit-event';
import type { Db, Tx } from '../../platform/db/open-database';
import { badRequest, notFound } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { startups } from '../../platform/db/schema/startups.table';
import { identityOf, PAIR_GONE, readPair } from './duplicate.queries';
import { duplicatePairs, keptApart } from '../../platform/db/schema/duplicates.table';
import type { DuplicatePairBody, KeptApartBody } from './duplicates.schemas';
import { judgePair } from './judge-pair';
import { readKeptApart } from './kept-apart.queries';
import type { Decision } from './pair-decision';
import { readProfiles } from './read-profiles';

/**
 * Reports two startups as a pair, or returns their existing pair.
 * @throws 400 if both ids are equal; 404
 */
export async function namePair(
  db: Db,
  startupIds: readonly string[],
  decision: Decision,
): Promise<DuplicatePairBody> {
  return db.transaction((tx) => namePairIn(tx, startupIds, decision));
}

/** Reports two startups as a pair within a transaction, like {@link namePair}. */
export async function namePairIn(
  tx: Tx,
  startupIds: readonly string[],
  { actor, timestamp }: Decision,
): Promise<DuplicatePairBody> {
  const [low_id, high_id] = startupIds.map((id) => readRowId(id, 'Startup not found')).sort((a, b) => a - b);
  if (low_id === undefined || high_id === undefined || low_id === high_id)
    throw badRequest('A pair is two startups.');
  const profiles = await readProfiles(tx, [low_id, high_id]);
  const [low, high] = [profiles.get(low_id), profiles.get(high_id)];
  if (!low || !high) throw notFound('Startup not found');
  const { certainty, reasons } = judgePair(low, high);
  const [pair] = await tx
    .insert(duplicatePairs)
    .values({
      low_id,
      high_id,
      certainty,
      reasons,
      has_website: reasons.some(({ kind }) => kind === 'website'),
      has_founder: reasons.some(({ kind }) => kind === 'founder'),
      named_by: actor.userId,
      found_at: timestamp,
    })
    .onConflictDoUpdate({
      target: [duplicatePairs.low_id, duplicatePairs.high_id],
      set: { named_by: sql`coalesce(${duplicatePairs.named_by}, excluded.named_by)` },
    })
    .returning({ id: duplicatePairs.id });
  if (!pair) throw new Error('no pair was stored');
  const named = await readPair(tx, String(pair.id));
  await recordEvent(tx, actor, { action: 'duplicate_named', ...eventOf(named) });
  return named;
}

/**
 * Marks the startups of a pair as different companies.
 * @throws 404
 */
export async function dismissPair(
  db: Db,
  id: string,
  { actor, timestamp }: Decision,
): Promise<KeptApartBody> {
  return db.transaction(async (tx) => {
    const pair = await readPair(tx, id);
    const decided = await keepApart(tx, [Number(pair.first.id), Number(pair.second.id)], {
      actor,
      timestamp,
    });
    await recordEvent(tx, actor, { action: 'duplicate_dismissed', ...eventOf(pair) });
    return decided;
  });
}

/**
 * Stores that two startups are different companies. The decision applies until the name or website of either startup
 * changes.
 */
async function keepApart(tx: Tx, ids: readonly [number, number], decision: Decision): Promise<KeptApartBody> {
  const [id] = await keepAllApart(tx, ids, decision);
  if (id === undefined) throw notFound(PAIR_GONE);
  return readKeptApart(tx, id);
}

/**
 * Stores that all given startups are different companies.
 * @returns ids of the decisions, one per pair
 */
export async function keepAllApart(
  tx: Tx,
  startupIds: readonly number[],
  { actor, timestamp }: Decision,
): Promise<number[]> {
  const ids = sql`any(${sql.param(startupIds)}::bigint[])`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${keptApart} (low_id, high_id, low_name, high_name, low_identity, high_identity, decided_by, decided_at)
    select low.id, high.id, low.company_name, high.company_name, ${identityOf(sql`low`)}, ${identityOf(sql`high`)},
      ${actor.userId}, ${timestamp}
    from ${startups} low join ${startups} high on low.id < high.id where low.id = ${ids} and high.id = ${ids}
    returning id`);
  return rows.map(({ id }) => Number(id));
}

/**
 * Moves a pair to the end of the list, or back to its original position.
 * @throws 404
 */
export async function postponePair(
  db: Db,
  id: string,
  isLater: boolean,
  { actor, timestamp }: Decision,
): Promise<DuplicatePairBody> {
  return db.transaction(async (tx) => {
    const pair = await readPair(tx, id);
    await tx
      .update(duplicatePairs)
      .set({ later_at: isLater ? timestamp : null })
      .where(eq(duplicatePairs.id, Number(pair.id)));
    await recordEvent(tx, actor, {
      action: isLater ? 'duplicate_postponed' : 'duplicate_put_back',
      ...eventOf(pair),
    });
    return { ...pair, is_later: isLater };
  });
}

function eventOf({ id, first, second, because }: DuplicatePairBody) {
  return {
    target: { type: 'duplicate_pair', id },
    after: {
      name: `${first.company_name}, ${second.company_name}`,
      startup_ids: [first.id, second.id],
      because,
    },
  };
}
