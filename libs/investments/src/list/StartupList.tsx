import Box from '@mui/material/Box';
import { memo, useEffect, type ReactNode, type RefObject } from 'react';
import { useLongPress } from '../selection/use-long-press';
import { CHECKBOX_STYLE } from '../selection/checkbox-style';
import { CARDS } from './card-style';
import { focusCard } from '@vaglio/board';
import type { Startup, Work } from '@vaglio/contract';
import { InvestmentCard } from './InvestmentCard';

interface StartupListProps {
  readonly items: readonly Startup[];
  readonly openedId: string | null;
  readonly onSelect: (startup: Startup) => void;
  readonly onExplainScore: ((startup: Startup) => void) | undefined;
  /** The details of the chosen startup, where they unfold in its card. */
  readonly inlineDetails: ReactNode | undefined;
  /** Who works on them, by their ids. */
  readonly works?: ReadonlyMap<string, Work>;
  /** Those that are selected; absent where nothing can be. */
  readonly rowSelection?: RowSelection | undefined;
  readonly listRef: RefObject<HTMLElement | null>;
  /** A startup whose card takes the focus as soon as it is there. */
  readonly pendingFocusId: string | null;
  readonly onFocused: () => void;
}

interface RowSelection {
  readonly isChecked: (id: string) => boolean;
  readonly isAny: boolean;
  readonly onToggle: (startup: Startup, isRange: boolean) => void;
}

/** The cards in rank order. */
export const StartupList = memo(function StartupList({
  items,
  openedId,
  onSelect,
  onExplainScore,
  inlineDetails,
  works,
  rowSelection,
  listRef,
  pendingFocusId,
  onFocused,
}: StartupListProps) {
  useEffect(() => {
    if (pendingFocusId !== null && listRef.current && focusCard(listRef.current, pendingFocusId)) onFocused();
  }, [pendingFocusId, items, listRef, onFocused]);
  const press = useLongPress(
    rowSelection
      ? (id) => {
          const startup = items.find((one) => one.id === id);
          if (startup) rowSelection.onToggle(startup, false);
        }
      : null,
  );
  return (
    <Box
      component="ol"
      ref={listRef}
      data-picking={rowSelection?.isAny || undefined}
      sx={[CARDS, rowSelection !== undefined && CHECKBOX_STYLE]}
      {...press}
    >
      {items.map((startup) => (
        <li key={startup.id} data-row={startup.id}>
          <InvestmentCard
            startup={startup}
            isSelected={startup.id === openedId}
            onSelect={onSelect}
            onExplainScore={onExplainScore}
            work={works?.get(startup.id)}
            isChecked={rowSelection?.isChecked(startup.id)}
            onToggle={rowSelection?.onToggle}
          >
            {startup.id === openedId ? inlineDetails : undefined}
          </InvestmentCard>
        </li>
      ))}
    </Box>
  );
});
