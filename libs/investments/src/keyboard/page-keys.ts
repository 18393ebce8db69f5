import type { RefObject } from 'react';
import type { DecisionName } from '@vaglio/startup-decisions';
import { stepFocus } from '../list/focus-card';
import type { KeyActs } from '@vaglio/ui';

/** Keys that decide. Source: decide-together, Keyboard. */
const DECISIONS: Readonly<Record<string, DecisionName>> = {
  c: 'contact',
  t: 'contract',
  i: 'investment',
  r: 'rejected',
  l: 'later',
};

interface Moving {
  readonly list: RefObject<HTMLElement | null>;
  readonly chosenId: string | null;
  /** The keyboard has moved to this startup. */
  readonly onMove: (id: string) => void;
}

/** j and k move the focus to the next card and the one before. */
export function movingKeys({ list, chosenId, onMove }: Moving): KeyActs {
  const move = (step: number) => {
    const id = list.current && stepFocus(list.current, step, chosenId);
    if (id) onMove(id);
  };
  return { j: () => move(1), k: () => move(-1) };
}

/** c, t, i, r and l decide. @param onDecide null where no key decides */
export function decidingKeys(onDecide: ((flag: DecisionName) => void) | null): KeyActs {
  return Object.fromEntries(
    Object.entries(DECISIONS).map(([key, flag]) => [key, onDecide && (() => onDecide(flag))]),
  );
}

/** Comma and full stop turn to the tab of the details before, and the one after. @param onTurn null where there is one tab only */
export function turningKeys(onTurn: ((step: number) => void) | null): KeyActs {
  return { ',': onTurn && (() => onTurn(-1)), '.': onTurn && (() => onTurn(1)) };
}
