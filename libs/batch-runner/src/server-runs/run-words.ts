import { formatCount } from '@vaglio/ui';
import type { ExtractionRun } from '../endpoints.gen';

/** '12 articles: 11 succeeded, 1 failed, 9 startups found, 3 left, 1’200 tokens'; what is 0 and says nothing is left out. */
export function runCounts({
  processed,
  succeeded,
  failed,
  outputs_count,
  pending,
  tokens,
  state,
}: ExtractionRun): string {
  const isOpen = state === 'running' || state === 'paused';
  const parts = [
    `${formatCount(succeeded)} succeeded`,
    ...(failed > 0 ? [`${formatCount(failed)} failed`] : []),
    `${formatCount(outputs_count)} startups found`,
    ...(isOpen ? [`${formatCount(pending)} left`] : []),
    ...(tokens > 0 ? [`${formatCount(tokens)} tokens`] : []),
  ];
  return `${formatCount(processed)} ${processed === 1 ? 'article' : 'articles'}: ${parts.join(', ')}`;
}
