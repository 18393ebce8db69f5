import { startExtractionRunLimits } from '@vaglio/contract';
import { formatDuration } from '@vaglio/ui';
import type { BatchRun } from '../batch-slice';

/**
 * Returns the number of articles in a run and the percentage processed. If the initial count is unknown, it returns
 * null.
 */
export function progressOf(
  done: number,
  waitedAtStart: number | null,
): { total: number; percent: number } | null {
  if (waitedAtStart === null) return null;
  const total = Math.max(done, waitedAtStart); // new articles may have arrived during the run
  return { total, percent: total === 0 ? 100 : Math.round((done / total) * 100) };
}

/**
 * Returns the elapsed and remaining time, such as '12:48 elapsed, about 22 minutes left'.
 * @param elapsedMs duration of the run so far, in ms
 */
export function paceText(elapsedMs: number, done: number, total: number | null): string {
  const elapsed = `${formatDuration(elapsedMs)} elapsed`;
  if (total === null || done === 0 || done >= total) return elapsed;
  const left = Math.max(1, Math.round(((elapsedMs / done) * (total - done)) / 60_000));
  return `${elapsed}, about ${left} ${left === 1 ? 'minute' : 'minutes'} left`;
}

/** Describes why a run ended. For a run that has not ended, it returns null. */
export function endText({ end, failure }: Pick<BatchRun, 'end' | 'failure'>): string | null {
  if (end === 'stopped') return 'Stopped.';
  if (end === 'finished') return 'Finished: no article is left.';
  return end === 'failed' ? (failure ?? 'LLM run failed') : null;
}

/**
 * Parses the delay between batches.
 * @returns the delay in milliseconds, or the error text for invalid input
 * Source: spec §5, batch delay.
 */
export function readDelay(text: string): { delayMs: number } | { problem: string } {
  const delayMs = Number(text.replaceAll(/[’'\s]/g, ''));
  const isUsable =
    text.trim() !== '' && Number.isInteger(delayMs) && delayMs >= startExtractionRunLimits.delay_ms.minimum;
  return isUsable ? { delayMs } : { problem: 'Delay must be a whole number of at least 0.' };
}
