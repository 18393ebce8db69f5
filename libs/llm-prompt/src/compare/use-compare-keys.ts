import { defineHotkeys, useHotkeys } from '@vaglio/ui';

/** Actions of the keys on a comparison. */
interface CompareKeys {
  readonly onStep: (step: 1 | -1) => void;
  readonly onChangedOnly: () => void;
}

const COMPARE_HOTKEYS = defineHotkeys('page', [
  { keys: ['j', 'k'], label: 'Next article, previous article', repeats: true },
  { keys: ['c'], label: 'Changed fields only' },
]);

/** j and k show the next and the previous article, c the changed fields only. */
export function useCompareKeys({ onStep, onChangedOnly }: CompareKeys): void {
  useHotkeys(COMPARE_HOTKEYS, { j: () => onStep(1), k: () => onStep(-1), c: onChangedOnly });
}
