import { formatConfidence } from '@vaglio/startups-domain';
import { EMPTY_VALUE } from '@vaglio/ui';
import type { ListedStartup } from '../list/use-result-pages';

/** Whether a raw row of an article waits for a person. */
export function isWaiting(row: ListedStartup): boolean {
  return 'review' in row && row.review === 'waiting';
}

/** How likely a row is a startup of its article, from 0 to 1; null where nobody measured it. */
export function confidenceOf(row: ListedStartup): number | null {
  return 'confidence' in row && typeof row.confidence === 'number' ? row.confidence : null;
}

/** In whole percent; a dash where nobody measured it. */
export function confidenceText(confidence: number | null): string {
  return confidence === null ? EMPTY_VALUE : formatConfidence(confidence);
}
