import { sql } from 'drizzle-orm';
import { ADVISORY_LOCKS, takeFreeLock } from '../../platform/db/advisory-locks';
import type { Db, Tx } from '../../platform/db/open-database';
import { flatMapYielding } from '../../platform/util/yield-to-event-loop';
import { startups } from '../../platform/db/schema/startups.table';
import { duplicatePairs, startupsToCompare } from '../../platform/db/schema/duplicates.table';
import { findCandidates } from './find-candidates';
import { judgePair, LEAST_CERTAINTY, type Judgement } from './judge-pair';
import { readProfiles } from './read-profiles';

/**
 * Compares changed startups with similar startups, the longest waiting first. Only one process compares at a time. Of
 * two new startups, the second one therefore always finds the first. A startup that changes during the comparison is
 * compared again.
 * @returns the number of processed changes; 0 if none waits, or if another process compares
 */
export async function compareChanged(db: Db, limit: number): Promise<number> {
  // Every server polls twice a second and mostly finds nothing, so this query needs no transaction.
  const { rows: waiting } = await db.execute(sql`select from ${startupsToCompare} limit 1`);
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
    delete from ${startupsToCompare} where id in (
      select id from ${startupsToCompare} order by id limit ${limit}) returning startup_id`);
  return rows.map(({ startup_id }) => Number(startup_id));
}

async function comparePresent(tx: Tx, ids: readonly number[]): Promise<void> {
  const profiles = await readProfiles(tx, ids);
  const candidates = await findCandidates(tx, ids, profiles);
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

type JudgedPair = Judgement & { low_id: number; high_id: number };

/**
 * Stores the pairs of compared startups. An existing pair keeps its id and position. A pair that a person reported is
 * always kept.
 */
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
