import { THE_SERVER } from '../../audit/audit-event';
import { CURATE_BATCH_LIMIT } from '../../startups/curation/curation.limits';
import type { Deps } from '../../platform/deps';
import { runCuration } from '../../startups/curation/run-curation';
import { lockScores } from '../../scoring/rescoring/scoring-lock';
import type { Db } from '../../platform/db/open-database';
import { parameters } from '../../platform/db/schema/parameters.table';
import { daysBefore } from './demo/import-body';
import { sampleRow } from './sample/sample-row';
import { seedRules } from './seed-rules';
import { storeRawRows } from './store-raw-rows';

/** Number of sample startups stored and curated per batch. */
const BATCH = 2_000;
/** Age of the first batch in days. The last batch has today's date. */
const OLDEST_DAYS = 900;

export type Progress = { done: number; total: number };

/**
 * Adds sample startups in batches: raw rows first, then curation, oldest batch first. Adds weights and groups if there
 * are none. Existing sample startups are kept, so that a repeat completes a crashed run. Curation also processes other
 * waiting rows.
 * @param total total number of startups, numbered from 1; equal numbers give equal startups
 * @returns the number of new startups
 * Source: product decisions, section 8.
 */
export async function seedSampleStartups(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  total: number,
  report: (progress: Progress) => void,
): Promise<number> {
  const today = now();
  await prepareRules(db, daysBefore(today, OLDEST_DAYS + 1));
  let inserted = 0;
  for (let start = 0; start < total; start += BATCH) {
    const end = Math.min(start + BATCH, total);
    const timestamp = daysBefore(today, OLDEST_DAYS * (1 - end / total));
    inserted += await storeRawRows(
      db,
      Array.from({ length: end - start }, (_, place) => sampleRow(start + place)),
      timestamp,
    );
    await runCuration(db, { limit: BATCH, dryRun: false }, THE_SERVER, timestamp);
    report({ done: end, total });
  }
  await curateRest(db, today);
  return inserted;
}

async function prepareRules(db: Db, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockScores(tx);
    if ((await tx.$count(parameters)) === 0) await seedRules(tx, now);
  });
}

/** Curates the remaining rows. Some sample rows were not curated because older waiting rows took their turn. */
async function curateRest(db: Db, now: number): Promise<void> {
  const { pending, processed } = await runCuration(
    db,
    { limit: CURATE_BATCH_LIMIT, dryRun: false },
    THE_SERVER,
    now,
  );
  if (pending > 0 && processed > 0) await curateRest(db, now);
}
