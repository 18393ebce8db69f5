import { formatConfidence } from '@vaglio/startups-domain';
import { EMPTY_VALUE } from '@vaglio/ui';
import type { ListedStartup } from '../list/use-result-pages';

/** Returns true if an extracted row waits for a review. */
export function isWaiting(row: ListedStartup): boolean {
  return 'review' in row && row.review === 'waiting';
}

/** Returns the confidence (0 to 1) that an extracted row is a startup; null if it is unknown. */
export function confidenceOf(row: ListedStartup): number | null {
  return 'confidence' in row && typeof row.confidence === 'number' ? row.confidence : null;
}

/** Formats a confidence as a whole percentage, or as a dash if it is unknown. */
export function confidenceText(confidence: number | null): string {
  return confidence === null ? EMPTY_VALUE : formatConfidence(confidence);
}
