import type { Db, Tx } from '../../platform/db/open-database';
import { isoTimestamp } from '../../platform/time/timestamps';
import { lastRun } from './source.queries';

export type NewsJob = { enabled: boolean; intervalSec: number; next_run_at: string; version: number };

/** Returns the response body for the settings and the latest run of the news job. */
export async function toConfigAnswer(db: Db | Tx, { enabled, intervalSec, next_run_at, version }: NewsJob) {
  return {
    enabled,
    intervalSec,
    next_run_at: enabled ? isoTimestamp(next_run_at) : null,
    last_run: await lastRun(db),
    version,
  };
}
