import Box from '@mui/material/Box';
import { memo, useEffect, type ReactNode, type RefObject } from 'react';
import { CARDS } from './card-style';
import { focusCard } from './focus-card';
import type { Startup } from '@vaglio/startups-data';
import { InvestmentCard } from './InvestmentCard';

interface StartupListProps {
  readonly items: readonly Startup[];
  readonly now: Date;
  /** Of all scores of the list. */
  readonly decimals: number;
  readonly chosenId: string | null;
  readonly onSelect: (startup: Startup) => void;
  readonly onWhy: ((startup: Startup) => void) | undefined;
  /** The details of the chosen startup, where they unfold in its card. */
  readonly unfolded: ReactNode | undefined;
  readonly listRef: RefObject<HTMLElement | null>;
  /** A startup whose card takes the focus as soon as it is there. */
  readonly awaited: string | null;
  readonly onArrived: () => void;
}

/** The cards in rank order. */
export const StartupList = memo(function StartupList({
  items,
  now,
  decimals,
  chosenId,
  onSelect,
  onWhy,
  unfolded,
  listRef,
  awaited,
  onArrived,
}: StartupListProps) {
  useEffect(() => {
    if (awaited !== null && listRef.current && focusCard(listRef.current, awaited)) onArrived();
  }, [awaited, items, listRef, onArrived]);
  return (
    <Box component="ol" ref={listRef} sx={CARDS}>
      {items.map((startup) => (
        <li key={startup.id}>
          <InvestmentCard
            startup={startup}
            now={now}
            decimals={decimals}
            isSelected={startup.id === chosenId}
            onSelect={onSelect}
            onWhy={onWhy}
          >
            {startup.id === chosenId ? unfolded : undefined}
          </InvestmentCard>
        </li>
      ))}
    </Box>
  );
});
