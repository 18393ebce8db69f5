import Box from '@mui/material/Box';
import { memo, useEffect, type ReactNode, type RefObject } from 'react';
import { useLongPress } from '../selection/use-long-press';
import { PICKS } from '../selection/pick-style';
import { CARDS } from './card-style';
import { focusCard } from '@vaglio/board';
import type { Startup, Work } from '@vaglio/contract';
import { InvestmentCard } from './InvestmentCard';

interface StartupListProps {
  readonly items: readonly Startup[];
  readonly chosenId: string | null;
  readonly onSelect: (startup: Startup) => void;
  readonly onWhy: ((startup: Startup) => void) | undefined;
  /** The details of the chosen startup, where they unfold in its card. */
  readonly unfolded: ReactNode | undefined;
  /** Who works on them, by their ids. */
  readonly works?: ReadonlyMap<string, Work>;
  /** Those that are selected; absent where nothing can be. */
  readonly picking?: Picking | undefined;
  readonly listRef: RefObject<HTMLElement | null>;
  /** A startup whose card takes the focus as soon as it is there. */
  readonly awaited: string | null;
  readonly onArrived: () => void;
}

interface Picking {
  readonly isPicked: (id: string) => boolean;
  readonly isAny: boolean;
  readonly onPick: (startup: Startup, isRange: boolean) => void;
}

/** The cards in rank order. */
export const StartupList = memo(function StartupList({
  items,
  chosenId,
  onSelect,
  onWhy,
  unfolded,
  works,
  picking,
  listRef,
  awaited,
  onArrived,
}: StartupListProps) {
  useEffect(() => {
    if (awaited !== null && listRef.current && focusCard(listRef.current, awaited)) onArrived();
  }, [awaited, items, listRef, onArrived]);
  const press = useLongPress(
    picking
      ? (id) => {
          const startup = items.find((one) => one.id === id);
          if (startup) picking.onPick(startup, false);
        }
      : null,
  );
  return (
    <Box
      component="ol"
      ref={listRef}
      data-picking={picking?.isAny || undefined}
      sx={[CARDS, picking !== undefined && PICKS]}
      {...press}
    >
      {items.map((startup) => (
        <li key={startup.id} data-row={startup.id}>
          <InvestmentCard
            startup={startup}
            isSelected={startup.id === chosenId}
            onSelect={onSelect}
            onWhy={onWhy}
            work={works?.get(startup.id)}
            isPicked={picking?.isPicked(startup.id)}
            onPick={picking?.onPick}
          >
            {startup.id === chosenId ? unfolded : undefined}
          </InvestmentCard>
        </li>
      ))}
    </Box>
  );
});
