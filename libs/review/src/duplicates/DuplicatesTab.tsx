import { useState } from 'react';
import { Navigate } from 'react-router';
import { PATHS } from '@vaglio/startups-domain';
import { formatCount, KeyHelpDialog, useAddressQuery } from '@vaglio/ui';
import { FilterChips } from '../FilterChips';
import { ReviewBar } from '../ReviewBar';
import { DESK_HOTKEYS } from './desk-keys';
import { DuplicatesDesk } from './DuplicatesDesk';
import { DUPLICATES_ADDRESS, PAIR_FILTERS, type PairFilter } from './duplicates-query';
import { usePairs } from './use-pairs';

const LABELS: Readonly<Record<PairFilter, string>> = {
  all: 'All',
  website: 'Same website',
  founder: 'Same founder',
  name: 'Name only',
};

/**
 * Tab with pairs of possible duplicates. If the server does not support duplicates, it redirects to the ranked list.
 */
export function DuplicatesTab() {
  const { query, show } = useAddressQuery(DUPLICATES_ADDRESS);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const pairs = usePairs(query);
  if (!pairs.isSupported) return <Navigate to={PATHS.investments} replace />;
  const { counts, keptApart, merged } = pairs;
  const openHelp = () => setIsHelpOpen(true);
  return (
    <>
      <ReviewBar
        onHelp={openHelp}
        end={
          merged !== null &&
          keptApart !== null && (
            <span>
              {formatCount(merged)} merged, {formatCount(keptApart)} kept apart
            </span>
          )
        }
      >
        <FilterChips
          chosen={query.only}
          filters={PAIR_FILTERS}
          labels={LABELS}
          counts={counts}
          onChoose={(only) => show({ only, page: 1, pair: '' })}
        />
      </ReviewBar>
      <DuplicatesDesk query={query} onChange={show} pairs={pairs} onHelp={openHelp} />
      {isHelpOpen && (
        <KeyHelpDialog
          hotkeys={[DESK_HOTKEYS]}
          hint="Arrows and Enter always work."
          onClose={() => setIsHelpOpen(false)}
        />
      )}
    </>
  );
}
