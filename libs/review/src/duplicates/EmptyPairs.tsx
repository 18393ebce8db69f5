import Button from '@mui/material/Button';
import { CheckCheck } from 'lucide-react';
import { EmptyState, formatCount } from '@vaglio/ui';
import type { DuplicatesQuery } from './duplicates-query';
import type { Pairs } from './use-pairs';

interface EmptyPairsProps {
  readonly query: DuplicatesQuery;
  readonly pairs: Pairs;
  readonly onShowAll: () => void;
}

const FILTERED = { website: 'with the same website', founder: 'with the same founder', name: 'by name only' };

/** Empty state of the list of pairs, with or without a filter. */
export function EmptyPairs({ query: { only }, pairs, onShowAll }: EmptyPairsProps) {
  if (only !== 'all' && (pairs.counts?.all ?? 0) > 0)
    return (
      <EmptyState
        icon={CheckCheck}
        title={`No pairs ${FILTERED[only]}.`}
        action={<Button onClick={onShowAll}>Show all</Button>}
      />
    );
  const done =
    pairs.merged === null || pairs.keptApart === null
      ? ''
      : `${formatCount(pairs.merged)} merged, ${formatCount(pairs.keptApart)} kept apart. `;
  return (
    <EmptyState
      icon={CheckCheck}
      title="No pairs to compare."
      text={`${done}Possible duplicates of an import or an article appear here.`}
    />
  );
}
