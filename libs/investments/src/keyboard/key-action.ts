import type { DecisionName } from '../edit/decision';

/** What a key does on the investments page. */
export type KeyAction =
  | 'next'
  | 'previous'
  | 'nextTab'
  | 'previousTab'
  | 'search'
  | 'help'
  | 'undo'
  | 'print'
  | 'note'
  | 'compare'
  | 'close'
  | DecisionName;

const SINGLE_KEYS: Readonly<Record<string, KeyAction>> = {
  j: 'next',
  k: 'previous',
  '.': 'nextTab',
  ',': 'previousTab',
  '/': 'search',
  '?': 'help',
  u: 'undo',
  p: 'print',
  n: 'note',
  m: 'compare',
  c: 'contact',
  t: 'contract',
  i: 'investment',
  r: 'rejected',
  l: 'later',
};

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
>;

/**
 * The action of a key; null for a key that has none, with a modifier, or already taken by something else.
 * @param areSingleKeysOn letters and signs can be switched off (WCAG 2.1.4); Escape works always
 */
export function keyAction(event: Pressed, areSingleKeysOn: boolean): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
    return null;
  if (event.key === 'Escape') return 'close';
  return areSingleKeysOn && Object.hasOwn(SINGLE_KEYS, event.key) ? (SINGLE_KEYS[event.key] ?? null) : null;
}
