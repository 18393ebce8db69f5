import type { StageCard } from '@vaglio/contract';
import { MARKED_STAGES, removedBy, type MarkedStage } from '@vaglio/startups-data';
import { FLAG_OF_STAGE, stageLabel, type Stage } from '@vaglio/startups-domain';

/** What a move has to do before it is sent. */
export type MovePlan =
  | { readonly kind: 'stay' | 'move' }
  /** It has a reason or a day. */
  | { readonly kind: 'ask'; readonly to: 'later' | 'rejected' | MarkedStage }
  /** These flags go. */
  | { readonly kind: 'question'; readonly removed: readonly MarkedStage[] };

/** Where a startup can be moved to. A rejected one has to be taken back before it is Later. */
export function targetsOf(from: Stage, stages: readonly Stage[]): Stage[] {
  return stages.filter((stage) => stage !== from && !(from === 'rejected' && stage === 'later'));
}

/** @param needsReason whether the flag of a stage has to have a reason */
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
  const isSet = to !== 'new' && card[FLAG_OF_STAGE[to]] !== 1;
  return isSet && needsReason(to) ? { kind: 'ask', to } : { kind: 'move' };
}

/** What else a move does: 'Contacted stays set.', 'Contract is removed.' */
export function effectText(card: StageCard, from: Stage, to: Stage): string {
  if (to === from) return 'It stays where it is.';
  if (to === 'rejected') return 'A reason is asked for.';
  if (to === 'later') return 'A date is asked for.';
  const removed = removedBy(card, to);
  const place = to === 'new' ? 0 : MARKED_STAGES.indexOf(to);
  const kept = MARKED_STAGES.slice(0, place).filter((stage) => card[FLAG_OF_STAGE[stage]] === 1);
  const verb = (stages: readonly Stage[], one: string, many: string) =>
    stages.length === 0 ? [] : [`${listed(stages)} ${stages.length === 1 ? one : many}.`];
  return [
    ...(from === 'rejected' ? ['It is taken back into the active list.'] : []),
    ...(from === 'later' ? ['Later ends.'] : []),
    ...verb(removed, 'is removed', 'are removed'),
    ...verb(kept, 'stays set', 'stay set'),
  ].join(' ');
}

/** 'Contacted, Contract and Investment'. */
export function listed(stages: readonly Stage[]): string {
  const names = stages.map(stageLabel);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
