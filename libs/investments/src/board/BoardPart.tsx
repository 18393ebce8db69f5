import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, type RefObject } from 'react';
import type { Startup } from '@vaglio/contract';
import { FeatureBoundary } from '@vaglio/ui';
import { TrayBar } from '../compare/TrayBar';
import type { DecisionFlow, DecisionRules } from '@vaglio/startup-decisions';
import type { DetailsProps } from '../details/details-props';
import { DetailsPanel } from '../details/DetailsPanel';
import { UnfoldedDetails } from '../details/UnfoldedDetails';
import { toListParams, type ListQuery } from '@vaglio/startups-data';
import { BoardSkeleton } from './BoardSkeleton';
import { OpenCard, OverBoard } from './OpenCard';
import type { LoadedBoard } from './use-board';
import { useBoardNews } from './use-board-news';

const BoardView = lazy(() => import('./BoardView').then((module) => ({ default: module.BoardView })));

interface BoardPartProps {
  readonly id: string;
  readonly listRef: RefObject<HTMLElement | null>;
  readonly board: LoadedBoard;
  /** Null for who may not decide. */
  readonly rules: DecisionRules | null;
  readonly flow: DecisionFlow;
  /** Of the startup that is open; null for none. */
  readonly details: DetailsProps | null;
  readonly now: Date;
  /** Of all scores of the board. */
  readonly decimals: number;
  readonly hasKeys: boolean;
  readonly query: ListQuery;
  readonly viewing: Parameters<typeof useBoardNews>[1];
  readonly onOpen: (startup: Pick<Startup, 'id'>) => void;
  readonly onWhy: ((startup: Startup) => void) | undefined;
  readonly onClose: () => void;
}

/** The board, a chunk of its own, with the details of one startup over its right half. */
export function BoardPart({
  id,
  listRef,
  board,
  details,
  query,
  viewing,
  onWhy,
  onClose,
  ...view
}: BoardPartProps) {
  const fresh = useBoardNews(board, viewing, query);
  const hasRoom = useMediaQuery(({ breakpoints }) => breakpoints.up('lg'), { noSsr: true });
  return (
    <Box id={id} ref={listRef} role="region" aria-label="Startups" sx={PAGE}>
      <TrayBar />
      <FeatureBoundary fallback={<BoardSkeleton />}>
        <BoardView {...view} loaded={board} fresh={fresh} />
      </FeatureBoundary>
      {details && hasRoom && (
        <OverBoard>
          <DetailsPanel
            {...details}
            onWhy={onWhy}
            onClose={onClose}
            address={toListParams({ ...query, startup: details.startup.id }).toString()}
          />
        </OverBoard>
      )}
      {details && !hasRoom && (
        <OpenCard name={details.startup.company_name} onClose={onClose}>
          <UnfoldedDetails {...details} />
        </OpenCard>
      )}
    </Box>
  );
}

const PAGE = { maxWidth: 1448, mx: 'auto', px: { xs: 3, md: 6 }, pt: { xs: 3, md: 4 }, pb: 4 };
