import type { ExtractionRun } from '@vaglio/contract';
import { formatCost, formatCount } from '@vaglio/ui';

/** '12 articles: 11 succeeded, 1 failed, 9 startups found, 3 left, 1’200 tokens'; what is 0 and says nothing is left out. */
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

/** How much of a run is done, 0 to 100; null for one that is over, or has nothing to do. */
export function runPercent({ processed, pending, state }: ExtractionRun): number | null {
  const total = processed + pending;
  const isOpen = state === 'running' || state === 'paused';
  return isOpen && total > 0 ? Math.round((processed / total) * 100) : null;
}
