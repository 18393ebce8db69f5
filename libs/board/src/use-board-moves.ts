import { useState } from 'react';
import type { StageCard, Startup } from '@vaglio/contract';
import { removedBy, useLazyReadInvestmentQuery, type MarkedStage } from '@vaglio/startups-data';
import type { Stage } from '@vaglio/startups-domain';
import {
  type DecisionDraft,
  type DecisionRules,
  type DecisionName,
  type DecisionFlow,
} from '@vaglio/startup-decisions';
import type { AskedMove } from './MoveDialogs';
import { asksReason, planMove } from './plan-move';
import type { Move, useMoves } from './use-moves';

const FLAG_OF: Readonly<Record<MarkedStage | 'later' | 'rejected', DecisionName>> = {
  contacted: 'contact',
  contract: 'contract',
  investment: 'investment',
  later: 'later',
  rejected: 'rejected',
};

/**
 * Returns functions that move a dropped card. If necessary, they first ask for a confirmation, a reason or a day.
 * @param rules decision rules; null if the user may not make decisions
 * @param anchorOf returns the element of a card
 */
export function useBoardMoves(
  rules: DecisionRules | null,
  flow: Pick<DecisionFlow, 'sendAsked' | 'dismiss'>,
  moves: ReturnType<typeof useMoves>,
  anchorOf: (id: string) => HTMLElement | null,
) {
  const [waiting, setWaiting] = useState<AskedMove | null>(null);
  const [read] = useLazyReadInvestmentQuery();

  const ask = async (card: StageCard, from: Stage, to: MarkedStage | 'later' | 'rejected'): Promise<void> => {
    const { data, error } = await read({ id: card.id });
    if (!data) {
      moves.refuse(card, error);
      return;
    }
    // Uses the version that the user saw instead of the current version.
    const startup = { ...data, version: card.version };
    const asked = { startup, flag: FLAG_OF[to], isAddition: false, anchor: anchorOf(card.id) };
    const move = to === 'later' || to === 'rejected' ? null : { card, from, to };
    setWaiting({ kind: 'reason', asked, move });
  };

  const needsReason = (stage: MarkedStage) => rules?.of(FLAG_OF[stage])?.is_reason_required === true;

  const drop = (card: StageCard, from: Stage, to: Stage): void => {
    if (!rules) return;
    flow.dismiss();
    const plan = planMove(card, from, to, needsReason);
    if (plan.kind === 'ask') {
      moves.dismiss();
      void ask(card, from, plan.to);
      return;
    }
    if (plan.kind === 'stay' || to === 'later' || to === 'rejected') return;
    const move = { card, from, to };
    if (plan.kind === 'question') setWaiting({ kind: 'question', move, removed: removedBy(card, to) });
    else void moves.move(move);
  };

  return {
    ...moves,
    drop,
    waiting,
    close: () => setWaiting(null),
    /** Continues after the confirmation. If necessary, it then asks for a reason. */
    confirm: (move: Move): void => {
      setWaiting(null);
      const { card, from, to } = move;
      if (asksReason(card, to, needsReason)) void ask(card, from, to);
      else void moves.move(move);
    },
    /**
     * Sends the move with the user's input.
     * @returns the reason for a failure, or null on success
     */
    send: async (draft: DecisionDraft) => {
      if (waiting?.kind !== 'reason') return null;
      const { asked, move } = waiting;
      const { startup } = asked;
      const refused = move
        ? await moves.move(
            { ...move, card: { ...move.card, version: startup.version ?? move.card.version } },
            draft,
          )
        : await flow.sendAsked(asked, draft);
      if (!refused) setWaiting(null);
      return refused;
    },
    reload: (current: Startup): void =>
      setWaiting((before) =>
        before?.kind === 'reason' ? { ...before, asked: { ...before.asked, startup: current } } : before,
      ),
  };
}
