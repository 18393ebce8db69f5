import { formatCount, formatDuration } from '@vaglio/ui';
import type { BatchRun } from './batch-slice';
import { CURATE_COUNTS } from './curate-plan';

const ENDINGS = {
  stopped: 'Curation stopped',
  finished: 'Curation finished',
  failed: 'Curation broke off',
} as const;

const LABELS = {
  inserted: 'Inserted',
  updated: 'Updated',
  awardsInserted: 'Awards inserted',
  scoreUpdated: 'Scores updated',
} as const;

/** The sums of a run with their labels. */
export function countsOf({ totals }: BatchRun): readonly (readonly [label: string, count: number])[] {
  const others = CURATE_COUNTS.map((name) => [LABELS[name], totals[name] ?? 0] as const);
  const setAside = totals['setAside'] ?? 0;
  return [
    ['Processed', totals['processed'] ?? 0],
    ...others,
    ...(setAside > 0 ? [['Set aside, startup deleted', setAside] as const] : []),
  ];
}

/** Rows of the whole run; null until the server has returned how many wait. */
export function totalOf({ totals, pending }: BatchRun): number | null {
  return pending === null ? null : (totals['processed'] ?? 0) + pending;
}

/** What the band says of a run. @param elapsed milliseconds */
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
