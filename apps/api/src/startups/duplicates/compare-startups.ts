import { sql } from 'drizzle-orm';
import { ADVISORY_LOCKS, takeFreeLock } from '../../platform/db/advisory-locks';
import type { Db, Tx } from '../../platform/db/open-database';
import { blockingKeys } from './blocking-keys';
import { flatMapYielding } from '../../platform/util/yield-to-event-loop';
import { startups } from '../../platform/db/schema/startups.table';
import { duplicateKeys, duplicateMarks, duplicatePairs } from '../../platform/db/schema/duplicates.table';
import { judgePair, LEAST_CERTAINTY, type Judgement } from './judge-pair';
import { readProfiles } from './read-profiles';
import type { Profile } from './company-profile';

/** A key that more startups share says nothing of them, such as a common word. */
const MAX_SHARERS = 50;

/**
 * Compares startups that changed, the longest waiting first, with those that share a key with them. One process at a
 * time, so that of two new startups the second always sees the first; what changes meanwhile is compared next.
 * @returns how many marks were done away with; 0 when none waits, or another process compares
 */
export async function compareChanged(db: Db, limit: number): Promise<number> {
  // Every server asks twice a second, mostly for nothing: that takes no transaction.
  const { rows: waiting } = await db.execute(sql`select from ${duplicateMarks} limit 1`);
  if (waiting.length === 0) return 0;
  return db.transaction(async (tx) => {
    if (!(await takeFreeLock(tx, ADVISORY_LOCKS.duplicates))) return 0;
    const marked = await takeMarks(tx, limit);
    if (marked.length > 0) await comparePresent(tx, [...new Set(marked)]);
    return marked.length;
  });
}

async function takeMarks(tx: Tx, limit: number): Promise<number[]> {
  const { rows } = await tx.execute<{ startup_id: string }>(sql`
    delete from ${duplicateMarks} where id in (
      select id from ${duplicateMarks} order by id limit ${limit}) returning startup_id`);
  return rows.map(({ startup_id }) => Number(startup_id));
}

async function comparePresent(tx: Tx, ids: readonly number[]): Promise<void> {
  const profiles = await readProfiles(tx, ids);
  await storeKeys(tx, ids, profiles);
  const candidates = await readCandidatePairs(tx, ids);
  const others = await readProfiles(
    tx,
    candidates.flatMap((pair) => pair.filter((id) => !profiles.has(id))),
  );
  const pairs = await flatMapYielding(candidates, ([low_id, high_id]) => {
    const [low, high] = [low_id, high_id].map((id) => profiles.get(id) ?? others.get(id));
    const judgement = low && high ? judgePair(low, high) : null;
    return judgement && judgement.certainty >= LEAST_CERTAINTY ? [{ low_id, high_id, ...judgement }] : [];
  });
  await storePairs(tx, ids, pairs);
}

async function storeKeys(
  tx: Tx,
  ids: readonly number[],
  profiles: ReadonlyMap<number, Profile>,
): Promise<void> {
  await tx.execute(sql`delete from ${duplicateKeys} where startup_id = any(${sql.param(ids)}::bigint[])`);
  const rows = await flatMapYielding(profiles.values(), (profile) =>
    blockingKeys(profile).map((key) => ({ key, startup_id: profile.id })),
  );
  await tx.execute(sql`
    insert into ${duplicateKeys} (key, startup_id)
    select key, startup_id from unnest(
      ${sql.param(rows.map(({ key }) => key))}::bigint[],
      ${sql.param(rows.map(({ startup_id }) => startup_id))}::bigint[]) as k(key, startup_id)`);
}

/** Pairs of ids, the lower first, that share a key which says something. At most MAX_SHARERS rows are read of a key. */
async function readCandidatePairs(tx: Tx, ids: readonly number[]): Promise<[number, number][]> {
  const { rows } = await tx.execute<{ low_id: string; high_id: string }>(sql`
    select distinct least(shared.startup_id, shared.other_id) as low_id,
      greatest(shared.startup_id, shared.other_id) as high_id
    from (
      select mine.startup_id, other.startup_id as other_id,
        count(*) over (partition by mine.startup_id, mine.key) as sharers
      from ${duplicateKeys} mine
      cross join lateral (
        select o.startup_id from ${duplicateKeys} o where o.key = mine.key limit ${MAX_SHARERS + 1}) other
      where mine.startup_id = any(${sql.param(ids)}::bigint[])
    ) shared
    where shared.sharers <= ${MAX_SHARERS} and shared.other_id <> shared.startup_id`);
  return rows.map(({ low_id, high_id }) => [Number(low_id), Number(high_id)]);
}

type JudgedPair = Judgement & { low_id: number; high_id: number };

/** A pair that is still one keeps its id and place; one that a person named stays, whatever it looks like. */
async function storePairs(tx: Tx, ids: readonly number[], pairs: readonly JudgedPair[]): Promise<void> {
  const compared = sql`${sql.param(ids)}::bigint[]`;
  const judged = sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
    as j(low_id bigint, high_id bigint, certainty numeric, reasons jsonb)`;
  await tx.execute(sql`
    delete from ${duplicatePairs} p where (p.low_id = any(${compared}) or p.high_id = any(${compared}))
      and (p.named_by is null or exists (
        select from unnest(${compared}) gone(id) where gone.id in (p.low_id, p.high_id)
          and not exists (select from ${startups} s where s.id = gone.id)))
      and not exists (select from ${judged} where j.low_id = p.low_id and j.high_id = p.high_id)`);
  await tx.execute(sql`
    insert into ${duplicatePairs} (low_id, high_id, certainty, reasons, has_website, has_founder)
    select j.low_id, j.high_id, j.certainty, j.reasons,
      j.reasons @> '[{"kind": "website"}]', j.reasons @> '[{"kind": "founder"}]'
    from ${judged}
    on conflict (low_id, high_id) do update set certainty = excluded.certainty, reasons = excluded.reasons,
      has_website = excluded.has_website, has_founder = excluded.has_founder`);
}
