import { useState } from 'react';
import type { StageCard } from '@vaglio/contract';
import { stageLabel, STAGES, type Stage } from '@vaglio/startups-domain';
import { effectText, targetsOf } from './plan-move';

/** A card that is being moved, by keys or the pointer. */
export interface Lift {
  readonly card: StageCard;
  readonly from: Stage;
  /** Where it would be dropped. */
  readonly to: Stage;
  readonly byKeys: boolean;
}

/**
 * Lifting a card, choosing its stage, and dropping it or putting it back.
 * @param onDrop is not called for a card that stays
 */
export function useLift(onDrop: (card: StageCard, from: Stage, to: Stage) => void) {
  const [lift, setLift] = useState<Lift | null>(null);
  const [said, setSaid] = useState('');
  const over = (to: Stage): void => {
    if (!lift || lift.to === to) return;
    setLift({ ...lift, to });
    setSaid(`${stageLabel(to)}. ${effectText(lift.card, lift.from, to)}`);
  };
  return {
    lift,
    /** For who does not see it. */
    said,
    over,
    pick: (card: StageCard, from: Stage, byKeys: boolean): void => {
      setLift({ card, from, to: from, byKeys });
      setSaid(
        `${card.company_name} is lifted from ${stageLabel(from)}. Arrows choose the stage, Enter drops, Escape cancels.`,
      );
    },
    /** To the stage before or after that it can be moved to. */
    step: (by: number): void => {
      if (!lift) return;
      const places = STAGES.filter(
        (stage) => stage === lift.from || targetsOf(lift.from, STAGES).includes(stage),
      );
      const to = places[places.indexOf(lift.to) + by];
      if (to) over(to);
    },
    drop: (): void => {
      if (!lift) return;
      setLift(null);
      if (lift.to === lift.from) setSaid(`${lift.card.company_name} stays in ${stageLabel(lift.from)}.`);
      else onDrop(lift.card, lift.from, lift.to);
    },
    cancel: (): void => {
      if (!lift) return;
      setLift(null);
      setSaid(`Cancelled. ${lift.card.company_name} stays in ${stageLabel(lift.from)}.`);
    },
  };
}
