import { formatCount, formatDuration } from '@vaglio/ui';
import type { BatchRun } from './batch-slice';
import { CURATE_COUNTS } from './curate-plan';

const ENDINGS = {
  stopped: 'Curation stopped',
  finished: 'Curation finished',
  failed: 'Curation stopped with an error',
} as const;

const LABELS = {
  inserted: 'Inserted',
  updated: 'Updated',
  awardsInserted: 'Awards inserted',
  scoreUpdated: 'Scores updated',
} as const;

/** Returns the totals of a curation run with their labels. */
export function countsOf({ totals }: BatchRun): readonly (readonly [label: string, count: number])[] {
  const others = CURATE_COUNTS.map((name) => [LABELS[name], totals[name] ?? 0] as const);
  const setAside = totals['setAside'] ?? 0;
  return [
    ['Processed', totals['processed'] ?? 0],
    ...others,
    ...(setAside > 0 ? [['Skipped, startup deleted', setAside] as const] : []),
  ];
}

/**
 * Returns the number of rows in a curation run, including pending rows. It is null until the server has returned the
 * pending count.
 */
export function totalOf({ totals, pending }: BatchRun): number | null {
  return pending === null ? null : (totals['processed'] ?? 0) + pending;
}

/**
 * Returns the title and the progress text of a curation run.
 * @param elapsed duration in ms
 */
export function describeCurate(run: BatchRun, elapsed: number): { title: string; progress: string } {
  const time = formatDuration(elapsed);
  const processed = formatCount(run.totals['processed'] ?? 0);
  if (run.end !== null) return { title: ENDINGS[run.end], progress: `${processed} rows, ${time}` };
  const total = totalOf(run);
  const rows = total === null ? `${processed} rows` : `${processed} of ${formatCount(total)} rows`;
  return {
    title: 'Curating new rows',
    progress: `batch ${formatCount(Math.max(1, run.cycles))}, ${rows}, ${time}`,
  };
}
