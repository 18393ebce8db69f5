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
  /** Details of the open startup, if they are shown inside its card. */
  readonly inlineDetails: ReactNode | undefined;
  /** Assignees and next steps by startup id. */
  readonly works?: ReadonlyMap<string, Work>;
  /** Selected rows; undefined if the user cannot select startups. */
  readonly rowSelection?: RowSelection | undefined;
  readonly listRef: RefObject<HTMLElement | null>;
  /** Id of the startup whose card receives the focus as soon as it renders. */
  readonly pendingFocusId: string | null;
  readonly onFocused: () => void;
}

interface RowSelection {
  readonly isChecked: (id: string) => boolean;
  readonly isAny: boolean;
  readonly onToggle: (startup: Startup, isRange: boolean) => void;
}

/** Cards of the startups in list order. */
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
