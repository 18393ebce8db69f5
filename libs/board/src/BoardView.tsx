import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useMemo, useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { useSession } from '@vaglio/auth-session';
import type { StageCard } from '@vaglio/contract';
import type { Stage } from '@vaglio/startups-domain';
import { LoadState, useShortcutsEnabled, useStableCallback, VisuallyHidden } from '@vaglio/ui';
import type { DecisionFlow, DecisionRules } from '@vaglio/startup-decisions';
import { focusCard } from './focus-card';
import { BoardColumn } from './BoardColumn';
import { BoardSkeleton } from './BoardSkeleton';
import { cardKey, stepToCard } from './card-keys';
import { LiftHint } from './LiftHint';
import { MoveDialogs } from './MoveDialogs';
import { MoveMenu, type OpenMenu } from './MoveMenu';
import { StageTabs } from './StageTabs';
import type { LoadedBoard } from './use-board';
import { useBoardMoves } from './use-board-moves';
import { useCardAssignee } from './use-card-assignee';
import { useLift } from './use-lift';
import { useMoves } from './use-moves';

interface BoardViewProps {
  readonly loaded: LoadedBoard;
  /** Ids of the startups that are new since the last visit. */
  readonly fresh: ReadonlySet<string>;
  /** Decision rules. null if the user may not make decisions, or if the server stores no decisions. */
  readonly rules: DecisionRules | null;
  readonly flow: DecisionFlow;
  readonly onOpen: (card: StageCard) => void;
}

/**
 * Board with the stages as columns. Phones show one column at a time. Cards can be moved with the pointer, the keyboard
 * or a menu.
 */
export function BoardView(props: BoardViewProps) {
  const { loaded, fresh, rules, flow, onOpen } = props;
  const [shortcutsEnabled] = useShortcutsEnabled();
  const { arg, board, opened, retry } = loaded;
  const root = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('md'), { noSsr: true });
  const [shown, setShown] = useState<Stage>('new');
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const { claims } = useSession();
  const anchorOf = (id: string) =>
    root.current?.querySelector<HTMLElement>(`[data-startup="${id}"]`)?.closest('article') ?? null;
  const moves = useBoardMoves(rules, flow, useMoves(retry), anchorOf);
  const moved = useRef<string | null>(null);
  const drop = (card: StageCard, from: Stage, to: Stage): void => {
    moved.current = card.id;
    moves.drop(card, from, to);
  };
  const lifting = useLift(drop);
  const { lift } = lifting;
  // A moved card is rendered as a new element, so the focus is restored.
  useEffect(() => {
    if (moved.current !== null && root.current && document.activeElement === document.body)
      focusCard(root.current, moved.current);
  });
  // After a click elsewhere, the focus of the moved card is not restored.
  useEffect(() => {
    const forget = () => {
      moved.current = null;
    };
    document.addEventListener('pointerdown', forget);
    return () => document.removeEventListener('pointerdown', forget);
  }, []);

  const canMove = rules !== null;
  const assigning = useCardAssignee(canMove);
  const onKey = useStableCallback((event: KeyboardEvent, card: StageCard, stage: Stage) => {
    const act = cardKey(event, lift !== null, shortcutsEnabled && assigning.open !== null);
    if (act === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (act === 'lift') lifting.pick(card, stage, true);
    else if (act === 'assign') assignFrom(root.current, card, assigning.open);
    else if (act === 'drop') lifting.drop();
    else if (act === 'cancel') lifting.cancel();
    else if (lift) lifting.step(act === 'right' ? 1 : act === 'left' ? -1 : 0);
    else if (root.current) stepToCard(root.current, act);
  });
  const onDrag = useStableCallback((event: DragEvent, card: StageCard, stage: Stage) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', card.company_name);
    lifting.pick(card, stage, false);
  });
  const onDragEnd = useStableCallback(lifting.cancel);
  const onMenu = useStableCallback((anchor: HTMLElement, card: StageCard, stage: Stage) =>
    setMenu({ anchor, card, stage }),
  );
  const moving = useMemo(
    () => (canMove ? { onKey, onDrag, onDragEnd, onMenu } : null),
    [canMove, onKey, onDrag, onDragEnd, onMenu],
  );
  const onOver = useStableCallback(lifting.over);
  const onDrop = useStableCallback(lifting.drop);
  const stages = board?.stages.filter(({ stage }) => !isPhone || stage === shown) ?? [];
  return (
    <Box ref={root} onBlur={lift?.byKeys ? lifting.cancel : undefined}>
      <VisuallyHidden role="status">{lifting.said}</VisuallyHidden>
      {isPhone && board && <StageTabs stages={board.stages} shown={shown} onChange={setShown} />}
      <LoadState
        isFetching={loaded.isFetching}
        failure={loaded.failure}
        onRetry={loaded.retry}
        isEmpty={board === null}
        skeleton={<BoardSkeleton count={isPhone ? 1 : 6} />}
      >
        <Box sx={isPhone ? ONE : SIX}>
          {board &&
            stages.map((column) => (
              <BoardColumn
                key={column.stage}
                column={column}
                isAlone={isPhone}
                arg={arg}
                limits={board.limits}
                ownId={claims?.sub ?? null}
                openId={opened?.id ?? null}
                fresh={fresh}
                lift={lift}
                onOpen={onOpen}
                moving={moving}
                onAssign={assigning.open}
                onOver={onOver}
                onDrop={onDrop}
              />
            ))}
        </Box>
      </LoadState>
      {lift && <LiftHint lift={lift} />}
      {assigning.menu}
      {menu && <MoveMenu {...menu} onMove={drop} onClose={() => setMenu(null)} />}
      {moves.waiting && rules && (
        <MoveDialogs
          waiting={moves.waiting}
          rules={rules}
          isSaving={moves.isSaving}
          onSend={moves.send}
          onReload={moves.reload}
          onMove={moves.confirm}
          onClose={moves.close}
        />
      )}
    </Box>
  );
}

/** Opens the assignee menu of a card next to its button. */
function assignFrom(
  root: HTMLElement | null,
  card: StageCard,
  open: ReturnType<typeof useCardAssignee>['open'],
): void {
  const anchor = root?.querySelector<HTMLElement>(`[data-assign="${card.id}"]`);
  if (anchor) open?.(anchor, card);
}

/** Layout of six columns below the bars. Each column scrolls separately. */
const SIX = {
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(184px, 1fr))',
  gap: 3,
  height: 'calc(100dvh - 152px)',
  minHeight: 420,
  overflowX: 'auto',
};
const ONE = { display: 'grid', '& section': { border: 0, bgcolor: 'transparent' } };
