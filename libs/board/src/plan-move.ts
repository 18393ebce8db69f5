import type { StageCard } from '@vaglio/contract';
import { MARKED_STAGES, removedBy, type MarkedStage } from '@vaglio/startups-data';
import { FLAG_OF_STAGE, stageLabel, type Stage } from '@vaglio/startups-domain';

/** Step that is required before a move is sent. */
export type MovePlan =
  | { readonly kind: 'stay' | 'move' }
  /** The move requires a reason or a day. */
  | { readonly kind: 'ask'; readonly to: 'later' | 'rejected' | MarkedStage }
  /** The move removes flags and must be confirmed. */
  | { readonly kind: 'question'; readonly removed: readonly MarkedStage[] };

/** Returns the stages to which a startup can be moved. A rejected startup cannot be moved to Later directly. */
export function targetsOf(from: Stage, stages: readonly Stage[]): Stage[] {
  return stages.filter((stage) => stage !== from && !(from === 'rejected' && stage === 'later'));
}

/**
 * Returns the step that is required before a move.
 * @param needsReason returns true if the flag of a stage requires a reason
 */
export function planMove(
  card: StageCard,
  from: Stage,
  to: Stage,
  needsReason: (stage: MarkedStage) => boolean,
): MovePlan {
  if (to === from) return { kind: 'stay' };
  if (to === 'later' || to === 'rejected') return { kind: 'ask', to };
  const removed = removedBy(card, to);
  if (removed.length > 0) return { kind: 'question', removed };
  return asksReason(card, to, needsReason) ? { kind: 'ask', to } : { kind: 'move' };
}

/** Returns true if a move sets a flag that requires a reason. */
export function asksReason(
  card: StageCard,
  to: Stage,
  needsReason: (stage: MarkedStage) => boolean,
): to is MarkedStage {
  const marked = MARKED_STAGES.find((stage) => stage === to);
  return marked !== undefined && card[FLAG_OF_STAGE[marked]] !== 1 && needsReason(marked);
}

/** Describes the side effect of a move, such as 'Contacted stays set.' or 'Contract is removed.' */
export function effectText(card: StageCard, from: Stage, to: Stage): string {
  if (to === from) return 'The stage stays the same.';
  if (to === 'rejected') return 'You will be asked for a reason.';
  if (to === 'later') return 'You will be asked for a date.';
  const removed = removedBy(card, to);
  const place = to === 'new' ? 0 : MARKED_STAGES.indexOf(to);
  const kept = MARKED_STAGES.slice(0, place).filter((stage) => card[FLAG_OF_STAGE[stage]] === 1);
  const verb = (stages: readonly Stage[], one: string, many: string) =>
    stages.length === 0 ? [] : [`${listed(stages)} ${stages.length === 1 ? one : many}.`];
  return [
    ...(from === 'rejected' ? ['It returns to the active list.'] : []),
    ...(from === 'later' ? ['Later ends.'] : []),
    ...verb(removed, 'is removed', 'are removed'),
    ...verb(kept, 'stays set', 'stay set'),
  ].join(' ');
}

/** Joins stages into a list, such as 'Contacted, Contract and Investment'. */
export function listed(stages: readonly Stage[]): string {
  const names = stages.map(stageLabel);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
