import { useState } from 'react';
import { errorText, ifMatch } from '@vaglio/api-client';
import type { StageCard, Startup } from '@vaglio/contract';
import type { Stage } from '@vaglio/startups-domain';
import { currentStartup, useMoveStartupMutation, useUndoMoveMutation } from '@vaglio/startups-data';
import type { DecisionDraft } from '@vaglio/startup-decisions';
import { adoptVersion, moveCard } from './moved-board';
import type { MarkedStage } from './plan-move';
import type { BoardArg } from './use-board';
import { useCachedBoard } from './use-cached-board';

/** A card that is to be in another stage. */
export interface Move {
  readonly card: StageCard;
  readonly from: Stage;
  readonly to: 'new' | MarkedStage;
}

/** What the board shows about the last move. */
export type MoveNotice =
  | { readonly kind: 'moved'; readonly move: Move; readonly decisions: readonly string[] }
  | { readonly kind: 'undone'; readonly move: Move }
  | { readonly kind: 'failed'; readonly card: StageCard; readonly text: string }
  /** Somebody was faster. */
  | { readonly kind: 'stale'; readonly card: StageCard };

/** Moves, shown at once, taken back when the server refuses, and undone as a whole. */
export function useMoves(arg: BoardArg) {
  const [send, { isLoading: isMoving }] = useMoveStartupMutation();
  const [sendUndo, { isLoading: isUndoing }] = useUndoMoveMutation();
  const change = useCachedBoard(arg);
  const [notice, setNotice] = useState<MoveNotice | null>(null);

  /** Says why a card was not moved. */
  const refuse = (card: StageCard, error: unknown): { text: string; current: Startup | null } => {
    const current = currentStartup(error);
    const text = errorText(error, 'Update failed');
    setNotice(current ? { kind: 'stale', card } : { kind: 'failed', card, text });
    return { text, current };
  };

  /** @returns why it was refused; null when it is done */
  const move = async (order: Move, said?: DecisionDraft) => {
    const { card, from, to } = order;
    setNotice(null);
    const takeBack = change((board) => moveCard(board, card, from, to));
    const { data, error } = await send({
      id: card.id,
      ...ifMatch(card.version),
      stageMove: {
        stage: to,
        ...(said && said.reasonId !== '' && { reason_id: said.reasonId }),
        ...(said && said.details.trim() !== '' && { details: said.details.trim() }),
      },
    });
    if (error) {
      takeBack();
      return refuse(card, error);
    }
    if (data) change((board) => adoptVersion(board, data.startup));
    const decisions = data?.decisions.map(({ id }) => id) ?? [];
    setNotice({ kind: 'moved', move: order, decisions });
    return null;
  };

  const undo = async (order: Move, decisions: readonly string[]): Promise<void> => {
    if (isUndoing) return;
    const { error } = await sendUndo({ id: order.card.id, moveUndoing: { decisions: [...decisions] } });
    if (error) refuse(order.card, error);
    else setNotice({ kind: 'undone', move: order });
  };

  const undoable = notice?.kind === 'moved' && notice.decisions.length > 0 ? notice : null;
  return {
    move,
    refuse,
    isSaving: isMoving || isUndoing,
    notice,
    dismiss: () => setNotice(null),
    /** Takes the last move back; null where there is none. */
    undo: undoable && (() => void undo(undoable.move, undoable.decisions)),
  };
}
