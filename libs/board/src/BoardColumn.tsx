import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Ban, CircleCheck, Clock, FileText, Inbox, type LucideIcon, Mail } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { useNow } from '@vaglio/auth-session';
import type { StageCard, StageColumn, StageLimits } from '@vaglio/contract';
import { type Stage, stageLabel } from '@vaglio/startups-domain';
import { formatCount, Icon } from '@vaglio/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useReadStageQuery } from '@vaglio/startups-data';
import { BoardCard, type CardActs } from './BoardCard';
import { CARDS, COLUMN, HEAD, LANDING, SCROLLED } from './board-style';
import { emptyText, headText } from './board-text';
import { targetsOf } from './plan-move';
import type { BoardArg } from './use-board';
import type { Lift } from './use-lift';

const ICONS: Readonly<Record<Stage, LucideIcon>> = {
  new: Inbox,
  contacted: Mail,
  contract: FileText,
  investment: CircleCheck,
  later: Clock,
  rejected: Ban,
};

/** Props that all columns share. */
interface ColumnScope extends CardActs {
  readonly arg: BoardArg;
  readonly limits: StageLimits;
  readonly ownId: string | null;
  readonly openId: string | null;
  /** Ids of the startups that are new since the last visit. */
  readonly fresh: ReadonlySet<string>;
  readonly lift: Lift | null;
  readonly onOver: (stage: Stage) => void;
  readonly onDrop: () => void;
}

interface BoardColumnProps extends ColumnScope {
  readonly column: StageColumn;
  /** True if tabs above already show the name of the column. */
  readonly isAlone?: boolean;
}

/**
 * Column of a stage with its cards, sorted by score. It scrolls separately, and cards can be dropped on it. Memoised.
 */
export const BoardColumn = memo(function BoardColumn({
  column,
  isAlone = false,
  arg,
  onOver,
  onDrop,
  lift,
  openId,
  fresh,
  ...scope
}: BoardColumnProps) {
  const { stage, total } = column;
  const headId = useId();
  const [pages, setPages] = useState(0);
  const { cards, isFetching } = useMoreCards(arg, column, pages);
  const isTarget = lift !== null && lift.to === stage && lift.from !== stage;
  const isRefused = lift !== null && lift.from !== stage && !targetsOf(lift.from, [stage]).includes(stage);
  const left = total - cards.length;
  const about = headText(column, useNow());
  const cardOf = (card: StageCard) => (
    <BoardCard
      {...scope}
      card={card}
      stage={stage}
      isOpen={card.id === openId}
      isLifted={lift?.card.id === card.id}
      isFresh={fresh.has(card.id)}
    />
  );
  return (
    <Box
      component="section"
      aria-labelledby={headId}
      data-target={isTarget || undefined}
      data-refused={isRefused || undefined}
      onDragOver={(event) => {
        if (!lift || isRefused) return;
        event.preventDefault();
        onOver(stage);
      }}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      sx={COLUMN}
    >
      <Box sx={HEAD}>
        <Icon of={ICONS[stage]} />
        <h2 id={headId}>{stageLabel(stage)}</h2>
        {!isAlone && <span className="count">{formatCount(total)}</span>}
        <span className="about" title={about}>
          {about}
        </span>
      </Box>
      <Box sx={SCROLLED}>
        {isTarget && (
          <Box aria-hidden="true" inert sx={LANDING}>
            <Box component="ul" sx={CARDS}>
              <li>
                <BoardCard
                  {...scope}
                  moving={null}
                  onAssign={null}
                  card={lift.card}
                  stage={lift.from}
                  isOpen={false}
                  isLifted={false}
                  isFresh={fresh.has(lift.card.id)}
                />
              </li>
            </Box>
          </Box>
        )}
        <Box component="ul" sx={CARDS} aria-busy={isFetching}>
          {cards.map((card) => (
            <li key={card.id}>{cardOf(card)}</li>
          ))}
        </Box>
        {total === 0 && (
          <Box component="p" sx={{ m: 0, py: 4, textAlign: 'center', typography: 'caption', color: 'muted' }}>
            {emptyText(stage)}
          </Box>
        )}
        {left > 0 && (
          <Button
            fullWidth
            size="small"
            sx={{ mt: 2 }}
            disabled={isFetching}
            onClick={() => setPages(pages + 1)}
          >
            Show {formatCount(Math.min(left, FIRST_SHOWN))} more
          </Button>
        )}
      </Box>
    </Box>
  );
});

/** Number of cards per page in a column. */
const FIRST_SHOWN = 20;
/** Maximum page size that the server allows. */
const MAX_SHOWN = 500;

/**
 * Returns the further cards of a column, beyond the cards that the board itself contains.
 * @param pages number of further pages
 */
function useMoreCards(arg: BoardArg, column: StageColumn, pages: number) {
  const limit = Math.min(pages * FIRST_SHOWN, MAX_SHOWN);
  const { data, isFetching } = useReadStageQuery(
    limit === 0 ? skipToken : { ...arg, column: column.stage, offset: FIRST_SHOWN, limit },
  );
  const first = new Set(column.items.map(({ id }) => id));
  const more: readonly StageCard[] = limit === 0 ? [] : (data?.items ?? []);
  return { cards: [...column.items, ...more.filter(({ id }) => !first.has(id))], isFetching };
}
