import type { StageBoard, StageCard } from '@vaglio/contract';
import { FLAG_OF_STAGE, type Stage } from '@vaglio/startups-domain';

/** Stages of the active list that are based on a flag, in board order. */
export const MARKED_STAGES = ['contacted', 'contract', 'investment'] as const;
export type MarkedStage = (typeof MARKED_STAGES)[number];

/** Returns the flags that a move removes, which are the flags of later stages. */
export function removedBy(card: StageCard, to: Stage): MarkedStage[] {
  if (to === 'later' || to === 'rejected') return [];
  const place = to === 'new' ? -1 : MARKED_STAGES.indexOf(to);
  return MARKED_STAGES.filter((stage, index) => index > place && card[FLAG_OF_STAGE[stage]] === 1);
}

/**
 * Moves a card to another stage. Its score determines the position there. If the board does not show the card, only the
 * counts change.
 * @param board board to mutate
 * @param card card with the values of the new stage
 */
export function moveCard(board: StageBoard, card: StageCard, from: Stage, to: Stage): void {
  const [left, entered] = [from, to].map((stage) => board.stages.find((column) => column.stage === stage));
  if (!left || !entered) return;
  left.items = left.items.filter(({ id }) => id !== card.id);
  left.total -= 1;
  entered.total += 1;
  const place = entered.items.findIndex(({ score }) => score < card.score);
  const isBeyond = place < 0 && entered.items.length + 1 < entered.total;
  if (!isBeyond) entered.items.splice(place < 0 ? entered.items.length : place, 0, card);
}
