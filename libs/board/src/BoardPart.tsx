import Box from '@mui/material/Box';
import { lazy, type ReactNode, type RefObject } from 'react';
import type { Startup } from '@vaglio/contract';
import { FeatureBoundary } from '@vaglio/ui';
import type { DecisionFlow, DecisionRules } from '@vaglio/startup-decisions';
import type { ListQuery } from '@vaglio/startups-data';
import { BoardSkeleton } from './BoardSkeleton';
import type { LoadedBoard } from './use-board';
import { useBoardNews } from './use-board-news';

const BoardView = lazy(() => import('./BoardView').then((module) => ({ default: module.BoardView })));

interface BoardPartProps {
  readonly id: string;
  readonly listRef: RefObject<HTMLElement | null>;
  readonly board: LoadedBoard;
  /** Decision rules, or null if the user may not make decisions. */
  readonly rules: DecisionRules | null;
  readonly flow: DecisionFlow;
  /** Compare tray above the board. */
  readonly tray: ReactNode;
  /** Details of the open startup, displayed over the board. */
  readonly details: ReactNode;
  readonly query: ListQuery;
  readonly viewing: Parameters<typeof useBoardNews>[1];
  readonly onOpen: (startup: Pick<Startup, 'id'>) => void;
}

/** Board with the compare tray above it and the details over it. It is a separate chunk. */
export function BoardPart({ id, listRef, board, tray, details, query, viewing, ...view }: BoardPartProps) {
  const fresh = useBoardNews(board, viewing, query);
  return (
    <Box id={id} ref={listRef} role="region" aria-label="Startups" sx={PAGE}>
      {tray}
      <FeatureBoundary fallback={<BoardSkeleton />}>
        <BoardView {...view} loaded={board} fresh={fresh} />
      </FeatureBoundary>
      {details}
    </Box>
  );
}

const PAGE = { maxWidth: 1448, mx: 'auto', px: { xs: 3, md: 6 }, pt: { xs: 3, md: 4 }, pb: 4 };
