import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useNow } from '@vaglio/auth-session';
import { errorText } from '@vaglio/api-client';
import type { StageCard } from '@vaglio/contract';
import {
  ClearStep,
  requestOfDraft,
  type DecisionDraft,
  type RefusedDecision,
} from '@vaglio/startup-decisions';
import {
  changeBackTo,
  changeOfMove,
  currentStartup,
  useListDecisionsQuery,
  useWriteStartupMutation,
  type MarkedStage,
} from '@vaglio/startups-data';
import { stageLabel, type Stage } from '@vaglio/startups-domain';
import { useLocalToast, useStableCallback } from '@vaglio/ui';
import { fasterText } from './board-text';

/** Move of a card to another stage. */
export interface Move {
  readonly card: StageCard;
  readonly from: Stage;
  readonly to: 'new' | MarkedStage;
}

/**
 * Returns functions that move cards. A move is displayed at once and reverted if it fails. Undo in its toast reverts it
 * completely.
 */
export function useMoves(onReload: () => void) {
  const [write, { isLoading: isSaving }] = useWriteStartupMutation();
  const toast = useLocalToast();
  const closeProblem = useRef<() => void>(() => undefined);

  /** Shows a toast with the reason why a card was not moved. */
  const refuse = (card: StageCard, error: unknown): RefusedDecision => {
    const current = currentStartup(error);
    const text = errorText(error, 'Update failed');
    closeProblem.current();
    const reload = () => {
      closeProblem.current();
      onReload();
    };
    closeProblem.current = toast(
      current
        ? { severity: 'warning', message: <StaleMove card={card} onReload={reload} /> }
        : { severity: 'error', message: text, detail: `${card.company_name} was not moved.` },
    );
    return { text, current };
  };

  /**
   * Moves a card.
   * @returns the reason for a failure, or null on success
   */
  const move = async (order: Move, draft?: DecisionDraft): Promise<RefusedDecision | null> => {
    const { card, from, to } = order;
    closeProblem.current();
    const { data, error } = await write({
      id: card.id,
      version: card.version,
      change: changeOfMove(card, from, to),
      isShownAtOnce: true,
      call: 'move',
      stageMove: { stage: to, ...(draft && requestOfDraft(draft)) },
    });
    if (error) return refuse(card, error);
    const { decisions } = data;
    const close = toast({
      message: (
        <>
          <b>{card.company_name}</b> was moved to {stageLabel(to)}.
        </>
      ),
      undo: decisions.length > 0 ? () => undo(order, decisions) : null,
      action: to === 'investment' && (
        <ClearStep id={card.id} name={card.company_name} onCleared={() => close()} />
      ),
    });
    return null;
  };

  const undo = useStableCallback(
    async ({ card, from }: Move, decisions: readonly string[]): Promise<null> => {
      const { error } = await write({
        id: card.id,
        version: undefined,
        change: changeBackTo(card, from),
        isShownAtOnce: true,
        call: 'undoMove',
        moveUndoing: { decisions: [...decisions] },
      });
      if (error) refuse(card, error);
      else
        toast({
          message: (
            <>
              <b>{card.company_name}</b> is in {stageLabel(from)} again.
            </>
          ),
        });
      return null;
    },
  );

  return {
    move,
    refuse,
    isSaving,
    /** Closes the toast about the last failed move. */
    dismiss: (): void => closeProblem.current(),
  };
}

interface StaleMoveProps {
  readonly card: StageCard;
  readonly onReload: () => void;
}

/** Conflict message with the other user's decision. It states that the card was not moved. */
function StaleMove({ card, onReload }: StaleMoveProps) {
  const now = useNow();
  const { data } = useListDecisionsQuery({ id: card.id, limit: 1 }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Box component="p" sx={{ m: 0, fontWeight: 600 }}>
        {fasterText(card.company_name, data?.items[0] ?? null, now)}
      </Box>
      <Box component="p" sx={{ m: 0 }}>
        {card.company_name} was not moved.
      </Box>
      <Button size="small" onClick={onReload} sx={{ mt: 2 }}>
        Reload
      </Button>
    </>
  );
}
