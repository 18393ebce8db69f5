import type { ExtractionRun } from '@vaglio/contract';
import { formatCost, formatCount } from '@vaglio/ui';

/**
 * Formats the counts of a run, such as '12 articles: 11 succeeded, 1 failed, 9 startups found, 3 left, 1’200 tokens'.
 * Most counts of 0 are omitted.
 */
export function runCounts({
  processed,
  succeeded,
  failed,
  outputs_count,
  pending,
  tokens,
  cost,
  budget_tokens,
  state,
}: ExtractionRun): string {
  const isOpen = state === 'running' || state === 'paused';
  const parts = [
    `${formatCount(succeeded)} succeeded`,
    ...(failed > 0 ? [`${formatCount(failed)} failed`] : []),
    `${formatCount(outputs_count)} startups found`,
    ...(isOpen ? [`${formatCount(pending)} left`] : []),
    ...(tokens > 0 || budget_tokens !== null ? [tokenText(tokens, budget_tokens)] : []),
    ...(cost > 0 ? [`cost ${formatCost(cost)}`] : []),
  ];
  return `${formatCount(processed)} ${processed === 1 ? 'article' : 'articles'}: ${parts.join(', ')}`;
}

const tokenText = (tokens: number, budget: number | null): string =>
  budget === null
    ? `${formatCount(tokens)} tokens`
    : `${formatCount(tokens)} of ${formatCount(budget)} tokens`;

/** Returns the processed percentage of a run. It is null for a run that has ended or has no articles. */
export function runPercent({ processed, pending, state }: ExtractionRun): number | null {
  const total = processed + pending;
  const isOpen = state === 'running' || state === 'paused';
  return isOpen && total > 0 ? Math.round((processed / total) * 100) : null;
}
