import { startExtractionRunLimits } from '@vaglio/contract';
import { formatDuration } from '@vaglio/ui';
import type { BatchRun } from '../batch-slice';

/** How far a run is: articles done of those that waited at its start, and their share of 100; null while nobody said how many. */
export function progressOf(
  done: number,
  waitedAtStart: number | null,
): { total: number; percent: number } | null {
  if (waitedAtStart === null) return null;
  const total = Math.max(done, waitedAtStart); // more may have come meanwhile
  return { total, percent: total === 0 ? 100 : Math.round((done / total) * 100) };
}

/** '12:48 elapsed, about 22 minutes left'. @param elapsedMs of a run under way */
export function paceText(elapsedMs: number, done: number, total: number | null): string {
  const elapsed = `${formatDuration(elapsedMs)} elapsed`;
  if (total === null || done === 0 || done >= total) return elapsed;
  const left = Math.max(1, Math.round(((elapsedMs / done) * (total - done)) / 60_000));
  return `${elapsed}, about ${left} ${left === 1 ? 'minute' : 'minutes'} left`;
}

/** Why a run is over, in words; null while it is not. */
export function endText({ end, failure }: Pick<BatchRun, 'end' | 'failure'>): string | null {
  if (end === 'stopped') return 'Stopped.';
  if (end === 'finished') return 'Finished: no article is left.';
  return end === 'failed' ? (failure ?? 'LLM run failed') : null;
}

/** @returns the delay in milliseconds, or why it cannot be used. Source: spec §5, batch delay. */
export function readDelay(text: string): { delayMs: number } | { problem: string } {
  const delayMs = Number(text.replaceAll(/[’'\s]/g, ''));
  const isUsable =
    text.trim() !== '' && Number.isInteger(delayMs) && delayMs >= startExtractionRunLimits.delay_ms.minimum;
  return isUsable ? { delayMs } : { problem: 'Delay must be a whole number of at least 0.' };
}
