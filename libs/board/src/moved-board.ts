import type { StageBoard, StageCard, Startup } from '@vaglio/contract';
import { FLAG_OF_STAGE, type Stage } from '@vaglio/startups-domain';
import { removedBy } from './plan-move';

/**
 * Moves a card on a board ahead of the server, to its place by score. A card that the board does not show is only
 * counted.
 * @param board changed in place
 */
export function moveCard(board: StageBoard, card: StageCard, from: Stage, to: Stage): void {
  const [left, entered] = [from, to].map((stage) => board.stages.find((column) => column.stage === stage));
  if (!left || !entered) return;
  left.items = left.items.filter(({ id }) => id !== card.id);
  left.total -= 1;
  entered.total += 1;
  const place = entered.items.findIndex(({ score }) => score < card.score);
  const isBeyond = place < 0 && entered.items.length + 1 < entered.total;
  if (isBeyond) return;
  entered.items.splice(place < 0 ? entered.items.length : place, 0, movedCard(card, to));
}

/** A card as it is in another stage. */
function movedCard(card: StageCard, to: Stage): StageCard {
  const removed = Object.fromEntries(removedBy(card, to).map((stage) => [FLAG_OF_STAGE[stage], 0]));
  const isFlag = to !== 'new' && to !== 'later';
  return {
    ...card,
    ...removed,
    rejected: 0,
    ...(isFlag && { [FLAG_OF_STAGE[to]]: 1 }),
    later_until: null,
    reason: null,
    days: 0,
  };
}

/** Takes over the version of a startup, so that the next move is not taken for one of an outdated card. */
export function adoptVersion(board: StageBoard, { id, version }: Pick<Startup, 'id' | 'version'>): void {
  for (const { items } of board.stages) {
    const card = items.find((each) => each.id === id);
    if (card && version !== undefined) card.version = version;
  }
}
