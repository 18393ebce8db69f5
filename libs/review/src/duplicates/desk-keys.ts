import { defineHotkeys, type HotkeyAct } from '@vaglio/ui';

/** Hotkeys of the Duplicates tab. */
export const DESK_HOTKEYS = defineHotkeys('page', [
  { keys: ['j', 'k'], label: 'Next pair, previous pair', repeats: true },
  { keys: ['ArrowUp', 'ArrowDown'], label: 'Field above, field below', repeats: true },
  { keys: ['1', '2'], label: 'Take the value of the first, of the second' },
  { keys: ['Enter'], label: 'Merge' },
  { keys: ['x'], label: 'Not a duplicate' },
  { keys: ['l'], label: 'Later' },
  { keys: ['u'], label: 'Undo the last step' },
  { keys: ['?'], label: 'This help' },
]);

const CONTROLS = 'button, a, [role="tab"], table, [role="grid"], input[type="checkbox"], input[type="radio"]';

/**
 * Returns a handler of Enter or an arrow key. It does nothing while a control that uses the key has the focus, except
 * on the selected pair.
 */
export const unlessControl =
  (act: () => void): HotkeyAct =>
  ({ target }) => {
    const isFree =
      !(target instanceof Element) ||
      target.closest('[data-pair]') !== null ||
      target.closest(CONTROLS) === null;
    if (isFree) act();
    return isFree;
  };
