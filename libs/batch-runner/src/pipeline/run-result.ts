import type { ChainRun } from '@vaglio/contract';
import { formatCount } from '@vaglio/ui';

const ENDINGS = { finished: 'The run is finished', stopped: 'The run was stopped' } as const;

/**
 * Describes the result of a run, such as 'The run is finished: 5 new articles, 12 extracted, 34 rows curated.'
 * @returns null for a running or failed run, and if the server returns no counts
 */
export function resultText({ state, result }: ChainRun): string | null {
  if (!result || (state !== 'finished' && state !== 'stopped')) return null;
  const { new_articles, extracted, curated, new_startups, updated_startups } = result;
  const startups = [
    ...(new_startups > 0 ? [`${counted(new_startups, 'startup')} new`] : []),
    ...(updated_startups > 0 ? [`${formatCount(updated_startups)} updated`] : []),
  ];
  const parts = [
    counted(new_articles, 'new article'),
    `${formatCount(extracted)} extracted`,
    `${counted(curated, 'row')} curated${startups.length > 0 ? ` (${startups.join(', ')})` : ''}`,
  ];
  return `${ENDINGS[state]}: ${parts.join(', ')}.`;
}

const counted = (count: number, one: string): string =>
  `${formatCount(count)} ${count === 1 ? one : `${one}s`}`;
