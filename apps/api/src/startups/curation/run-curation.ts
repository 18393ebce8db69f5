import { websiteKey } from '@vaglio/startups-domain';
import { sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db, Tx } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';
import { conflict } from '../../platform/http/errors/errors';
import { lockScores } from '../../scoring/rescoring/scoring-lock';
import { markForComparison, markRegistered } from '../duplicates/mark-startups';
import { keepAllUnknownClaims } from '../facts/claims/keep-unknown-claims';
import { applyPendingDecisions } from '../facts/pending-decisions/apply-pending-decisions';
import { attachRows, claimRow, claimWaiting, countWaiting, setAside } from './claimed-rows';
import type { CurationResultBody } from './curation.schemas';
import { matchRows, readKnownStartups, type KnownStartups } from './match-rows';
import type { RawRow } from './merge-row';
import { rebuildStartups } from './rebuild-startups';
import { insertStartups } from './write-startups';

export type CurationOrder = { limit: number; dryRun: boolean };

/**
 * Curates up to `limit` waiting raw rows, oldest first, in one transaction. After a crash, the rows still wait. Runs
 * are serialized, so that no row is curated twice and no company is created twice. A dry run does the same work and
 * returns the same counts, but is rolled back.
 * @param now milliseconds since 1970
 * @returns `updated`: number of rows that matched a startup; `pending`: number of rows that still wait
 * Source: product decisions, section 4.
 */
export async function runCuration(
  db: Db,
  { limit, dryRun }: CurationOrder,
  actor: Actor,
  now: number,
): Promise<CurationResultBody> {
  const run: { counts?: CurationResultBody } = {};
  const curated = db.transaction(async (tx) => {
    run.counts = await curateBatch(tx, limit, { actor, at: new Date(now).toISOString() });
    if (dryRun) throw UNDO;
    await recordEvent(tx, actor, { action: 'startup.curate', after: run.counts });
  });
  await curated.catch((error: unknown) => {
    if (error !== UNDO) throw error;
  });
  if (!run.counts) throw new Error('a run without counts');
  return run.counts;
}

/** Error that rolls back the transaction of a dry run. */
const UNDO = new Error('a dry run keeps nothing');

/** Person who started the curation, and the time in ISO 8601. */
type Curating = { actor: Actor; at: string };

async function curateBatch(tx: Tx, limit: number, curating: Curating): Promise<CurationResultBody> {
  await lockScores(tx);
  const { counts } = await curateRows(tx, await claimWaiting(tx, limit), curating);
  return { ...counts, pending: await countWaiting(tx) };
}

/**
 * Curates one raw row immediately. The caller must hold the scoring lock.
 * @returns the startup of the row, whether it is new, and the applied decisions of people
 * @throws 409 if the row belongs to a deleted startup
 */
export async function curateRow(tx: Tx, rawId: number, curating: Curating) {
  const { attached, counts, carried } = await curateRows(tx, await claimRow(tx, rawId), curating);
  const [row] = attached;
  if (!row) throw conflict('It belongs to a startup that was deleted. Restore that first.');
  return { startupId: row.startup_id, isNew: counts.inserted === 1, carried };
}

/** Raw row that was merged into a startup. `scoreBefore` is 0 for a new startup. */
type Attached = { raw: RawRow; startup_id: number; scoreBefore: number };

/** Maximum number of rounds of a run whose rows all share a key. The remaining rows wait for the next run. */
const MAX_ROUNDS = 100;

/**
 * Curates rows in rounds. Each round takes the first of several rows that share a key, so that the result is the same
 * as if each row was curated alone.
 */
async function curateRows(tx: Tx, raws: readonly RawRow[], { actor, at }: Curating) {
  const attached: Attached[] = [];
  const counts = { inserted: 0, awardsInserted: 0 };
  const known = await readKnownStartups(tx, raws);
  let [aside, waiting] = [0, raws];
  for (let round = 0; waiting.length > 0 && round < MAX_ROUNDS; round++) {
    const done = await curateRound(tx, known, waiting, at);
    attached.push(...done.attached);
    counts.inserted += done.inserted;
    counts.awardsInserted += done.awardsInserted;
    aside += done.aside;
    waiting = done.later;
  }
  const processed = raws.length - waiting.length;
  const rawIds = attached.map(({ raw }) => raw.id);
  const rebuilt = await readRebuilt(tx, attached);
  await markOtherWebsites(tx, attached, rebuilt);
  await markRegistered(tx, rawIds);
  const carried = await applyPendingDecisions(tx, rawIds, { actor, at });
  return {
    attached,
    carried,
    counts: {
      processed,
      inserted: counts.inserted,
      updated: processed - counts.inserted - aside,
      awardsInserted: counts.awardsInserted,
      scoreUpdated: countOtherScores(attached, rebuilt),
      ...(aside > 0 && { setAside: aside }),
    },
  };
}

/** Matches rows to startups, attaches them, and rebuilds the startups. */
async function curateRound(tx: Tx, known: KnownStartups, raws: readonly RawRow[], at: string) {
  const { matches, later } = matchRows(known, raws);
  const aside = matches.flatMap(({ raws: rows, deletionId }) =>
    deletionId === null ? [] : rows.map(({ id }) => ({ raw_id: id, deletion_id: deletionId })),
  );
  await setAside(tx, aside);
  const found = matches.flatMap(({ raws: rows, startup }) =>
    startup ? rows.map((raw) => ({ raw, startup_id: startup.id, scoreBefore: startup.score })) : [],
  );
  await keepAllUnknownClaims(
    tx,
    found.map(({ startup_id }) => startup_id),
  );
  const unmatched = matches.filter(({ startup, deletionId }) => startup === null && deletionId === null);
  const ids = await insertStartups(
    tx,
    unmatched.map(({ raws: [first] }) => first),
    at,
  );
  const added = unmatched.flatMap(({ raws: rows }, index) =>
    rows.map((raw) => ({ raw, startup_id: ids[index] ?? 0, scoreBefore: 0 })),
  );
  const attached: Attached[] = [...found, ...added];
  await attachRows(tx, attached, at);
  const changed = attached.map(({ startup_id }) => startup_id);
  const { awardsInserted } = await rebuildStartups(tx, changed, at);
  if (later.length > 0) await known.update(changed);
  return { attached, later, inserted: ids.length, aside: aside.length, awardsInserted };
}

type Rebuilt = Map<number, { score: number; website_host: string | null }>;

async function readRebuilt(tx: Tx, attached: readonly Attached[]): Promise<Rebuilt> {
  const { id, score, website_host } = startups;
  const ids = [...new Set(attached.map(({ startup_id }) => startup_id))];
  const rows = await tx
    .select({ id, score, website_host })
    .from(startups)
    .where(sql`${id} = any(${sql.param(ids)}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Counts the startups whose score changed. The first row of a startup has the score before the run. */
function countOtherScores(attached: readonly Attached[], rebuilt: Rebuilt): number {
  const before = new Map(
    attached.toReversed().map(({ startup_id, scoreBefore }) => [startup_id, scoreBefore]),
  );
  return [...before].filter(([id, score]) => rebuilt.get(id)?.score !== score).length;
}

/**
 * Marks startups for the duplicate search if they did not take the website of a row, for example because another
 * startup has it.
 */
async function markOtherWebsites(tx: Tx, attached: readonly Attached[], rebuilt: Rebuilt): Promise<void> {
  const others = attached.filter(({ raw, startup_id }) => {
    const host = websiteKey(raw.website);
    return host !== null && host !== rebuilt.get(startup_id)?.website_host;
  });
  await markForComparison(tx, [...new Set(others.map(({ startup_id }) => startup_id))]);
}
