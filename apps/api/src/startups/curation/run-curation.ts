import { companyHost } from '@vaglio/startups-domain';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { storeSuggestions } from '../facts/claims/store-suggestions';
import type { Db, Tx } from '../../platform/db/open-database';
import { markForComparison, markRegistered } from '../duplicates/mark-startups';
import { conflict } from '../../platform/http/errors/errors';
import { carryOutDecided } from '../facts/pending-decisions/carry-out-decided';
import { rescoreStartups } from '../../scoring/rescoring/rescore';
import { lockScores } from '../../scoring/rescoring/scoring-lock';
import {
  claimRow,
  claimWaiting,
  countWaiting,
  markCurated,
  readCandidates,
  readDeletedCandidates,
  readMergedCandidates,
  readSplitCandidates,
  setAside,
} from './claimed-rows';
import type { CurationResultBody } from './curation.schemas';
import type { RawRow } from './merge-row';
import { planBatch } from './plan-batch';
import { questionedBy } from './questioned-startups';
import { storeDrafts, type StoredDraft } from './store-drafts';

export type CurationOrder = { limit: number; dryRun: boolean };

/**
 * Curates up to `limit` waiting raw rows, oldest first, as one transaction: a crash leaves them waiting, and two runs
 * follow each other, so that no row is taken twice and no company made twice.
 * A dry run does the same and undoes it; the counts are those of a real run.
 * @param now milliseconds since 1970
 * @returns `updated` counts the rows that met a startup which was there, `pending` the rows that wait afterwards
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

/** Ends the transaction of a dry run. */
const UNDO = new Error('a dry run keeps nothing');

/** Who curates, and when, ISO 8601. */
type Curating = { actor: Actor; at: string };

async function curateBatch(tx: Tx, limit: number, curating: Curating): Promise<CurationResultBody> {
  await lockScores(tx);
  const raws = await claimWaiting(tx, limit);
  const { stored: _stored, carried: _carried, ...counts } = await curateRows(tx, raws, curating);
  return { ...counts, pending: await countWaiting(tx) };
}

/**
 * Curates one raw row at once. Call it under the scoring lock.
 * @returns the startup that it became, whether that is new, and what people decided about its values, carried out
 * @throws 409 when it belongs to a deleted startup
 */
export async function curateRow(tx: Tx, rawId: number, curating: Curating) {
  const raws = await claimRow(tx, rawId);
  const { stored, inserted, carried } = await curateRows(tx, raws, curating);
  const [startup] = stored;
  if (!startup) throw conflict('It belongs to a startup that was deleted. Restore that first.');
  return { startupId: startup.id, isNew: inserted === 1, carried };
}

async function curateRows(tx: Tx, raws: readonly RawRow[], { actor, at: now }: Curating) {
  const merged = await readMergedCandidates(tx, raws);
  const split = await readSplitCandidates(tx, raws);
  const furtherIds = [
    ...merged.map(({ survivor_id }) => survivor_id),
    ...split.map(({ startup_id }) => startup_id),
  ];
  const planned = planBatch(
    raws,
    await readCandidates(tx, raws, furtherIds),
    await readDeletedCandidates(tx, raws, furtherIds),
    merged,
    split,
  );
  const drafts = planned.filter(({ deletion_id }) => deletion_id === null);
  const aside = planned.flatMap(({ deletion_id, raws: own }) =>
    deletion_id === null ? [] : own.map((raw) => ({ raw_id: raw.id, deletion_id })),
  );
  await setAside(tx, aside);
  const { stored, awardsInserted } = await storeDrafts(tx, drafts, now);
  await markCurated(
    tx,
    stored.flatMap(({ id, raws: own }) => own.map((raw) => ({ raw_id: raw.id, startup_id: id }))),
    now,
  );
  const { changed } = await rescoreStartups(tx, { startupIds: stored.map(({ id }) => id), now });
  await markForComparison(
    tx,
    stored.filter(namesOtherWebsite).map(({ id }) => id),
  );
  await markRegistered(
    tx,
    stored.flatMap(({ raws: own }) => own.map(({ id }) => id)),
  );
  await storeSuggestions(tx, await questionedBy(tx, stored));
  const carried = await carryOutDecided(
    tx,
    stored.flatMap(({ raws: own }) => own.map(({ id }) => id)),
    { actor, at: now },
  );
  const inserted = drafts.filter(({ id }) => id === null).length;
  return {
    processed: raws.length,
    inserted,
    updated: raws.length - inserted - aside.length,
    awardsInserted,
    scoreUpdated: changed,
    ...(aside.length > 0 && { setAside: aside.length }),
    stored,
    carried,
  };
}

/** A raw row names a website that the startup did not take, such as another startup's. */
function namesOtherWebsite({ row, raws }: StoredDraft): boolean {
  return raws.some(({ website }) => {
    const host = companyHost(website);
    return host !== null && host !== row.website_host;
  });
}
