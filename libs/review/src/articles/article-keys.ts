import { defineHotkeys, type HotkeyAct } from '@vaglio/ui';

/** Hotkeys of the Articles tab. */
export const ARTICLE_HOTKEYS = defineHotkeys('page', [
  { keys: ['j', 'k'], label: 'Next field, previous field', repeats: true },
  { keys: ['Enter'], label: 'Accept the value' },
  { keys: ['1', '2'], label: 'Conflict: accept the value of the article, keep the current value' },
  { keys: ['e'], label: 'Correct; Enter saves, Escape cancels' },
  { keys: ['x'], label: 'Discard the value' },
  { keys: ['a'], label: 'Accept company: all proposed values with a source' },
  { keys: ['m', 'd'], label: 'Merge the company into …, not a startup; asks for one that is ranked' },
  { keys: ['n', 'p'], label: 'Next article, previous article' },
  { keys: ['f'], label: 'Article done: leave out what is open' },
  { keys: ['l'], label: 'Later: to the end of the queue' },
  { keys: ['u'], label: 'Undo' },
  { keys: ['/'], label: 'Search the queue' },
  { keys: ['?'], label: 'This help' },
]);

/** Returns an Enter handler that does nothing while a button or link has the focus, except on the selected value. */
export const unlessPressed =
  (act: () => void): HotkeyAct =>
  ({ target }) => {
    const isFree =
      !(target instanceof Element) ||
      target.closest('[data-value][aria-current]') !== null ||
      target.closest('button, a, [role="tab"], summary') === null;
    if (isFree) act();
    return isFree;
  };
