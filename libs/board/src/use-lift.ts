import { useState } from 'react';
import type { StageCard } from '@vaglio/contract';
import { stageLabel, STAGES, type Stage } from '@vaglio/startups-domain';
import { effectText, targetsOf } from './plan-move';

/** Card that is being moved with the keyboard or the pointer. */
export interface Lift {
  readonly card: StageCard;
  readonly from: Stage;
  /** Stage into which the card would be dropped. */
  readonly to: Stage;
  readonly byKeys: boolean;
}

/**
 * Returns functions that lift a card, select its target stage, and drop it or put it back.
 * @param onDrop called only if the stage changes
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
    /** Announcement for screen readers. */
    said,
    over,
    pick: (card: StageCard, from: Stage, byKeys: boolean): void => {
      setLift({ card, from, to: from, byKeys });
      setSaid(
        `${card.company_name} is lifted from ${stageLabel(from)}. Arrows choose the stage, Enter drops, Escape cancels.`,
      );
    },
    /** Selects the next or previous stage to which the card can be moved. */
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
