import { useEffect, useEffectEvent } from 'react';
import { isOccupied, type KeyRow } from '@vaglio/ui';

/** What a key does on the page. */
export type ArticleKey =
  | 'down'
  | 'up'
  | 'enter'
  | 'take'
  | 'keep'
  | 'correct'
  | 'discard'
  | 'accept'
  | 'next'
  | 'previous'
  | 'later'
  | 'undo'
  | 'merge'
  | 'aside'
  | 'search'
  | 'help';

const LETTERS: Readonly<Record<string, ArticleKey>> = {
  j: 'down',
  k: 'up',
  '1': 'take',
  '2': 'keep',
  e: 'correct',
  x: 'discard',
  a: 'accept',
  n: 'next',
  p: 'previous',
  l: 'later',
  u: 'undo',
  m: 'merge',
  d: 'aside',
  '/': 'search',
  '?': 'help',
};

/** For the help of the page. */
export const ARTICLE_KEY_ROWS: readonly KeyRow[] = [
  { keys: ['j', 'k'], does: 'Next field, previous field' },
  { keys: ['Enter'], does: 'Accept the value' },
  { keys: ['1', '2'], does: 'Conflict: take the article’s, keep the present' },
  { keys: ['e'], does: 'Correct; Enter saves, Escape cancels' },
  { keys: ['x'], does: 'Discard the value' },
  { keys: ['a'], does: 'Accept company: all proposed values with a source' },
  { keys: ['m', 'd'], does: 'Merge the company into …, not a startup' },
  { keys: ['n', 'p'], does: 'Next article, previous article' },
  { keys: ['l'], does: 'Later: to the end of the queue' },
  { keys: ['u'], does: 'Undo' },
  { keys: ['/'], does: 'Search the queue' },
  { keys: ['?'], does: 'This help' },
];

/** Does what a key says. @param areLettersOn letters and signs can be switched off (WCAG 2.1.4); Enter acts always */
export function useArticleKeys(areLettersOn: boolean, perform: (key: ArticleKey) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = articleKey(event, areLettersOn);
    if (key === null) return;
    event.preventDefault();
    perform(key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function articleKey(event: KeyboardEvent, areLettersOn: boolean): ArticleKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
    return null;
  if (isOccupied(event.target, document)) return null;
  // A key that is held moves on, and decides once.
  if (event.repeat && event.key !== 'j' && event.key !== 'k') return null;
  if (event.key === 'Enter') return isEnterFree(event.target) ? 'enter' : null;
  return areLettersOn && Object.hasOwn(LETTERS, event.key) ? (LETTERS[event.key] ?? null) : null;
}

/** Enter presses every button and link; on the selected value, which is chosen already, it accepts. */
function isEnterFree(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  if (target.closest('[data-value][aria-current]')) return true;
  return target.closest('button, a, [role="tab"], summary') === null;
}
