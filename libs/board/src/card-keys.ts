import type { KeyboardEvent } from 'react';

/** What a key does on a card. */
export type CardKey = 'lift' | 'assign' | 'drop' | 'cancel' | 'left' | 'right' | 'up' | 'down';

const ARROWS: Readonly<Record<string, CardKey>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * @param isLifted whether a card is lifted: then Enter, Space and Escape act on it
 * @param canAssign whether the letter a assigns a person
 * @returns null for a key that belongs to the browser or the page
 */
export function cardKey(event: Pressed, isLifted: boolean, canAssign = false): CardKey | null {
  const { key, repeat } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const arrow = ARROWS[key];
  if (arrow) return arrow;
  if (key === ' ') return repeat ? null : isLifted ? 'drop' : 'lift';
  if (!isLifted) return key === 'a' && canAssign ? 'assign' : null;
  return key === 'Enter' ? 'drop' : key === 'Escape' ? 'cancel' : null;
}

/** Moves the focus to the card beside the one that has it: in its column, or at the same height of the next one that has cards. */
export function stepToCard(root: HTMLElement, key: CardKey): void {
  const columns = [...root.querySelectorAll('section')].map((section) => [
    ...section.querySelectorAll<HTMLElement>('[data-startup]'),
  ]);
  const place = columns.findIndex((cards) => cards.some((card) => card === document.activeElement));
  const cards = columns[place] ?? [];
  const row = cards.findIndex((card) => card === document.activeElement);
  if (key === 'up' || key === 'down') cards[row + (key === 'down' ? 1 : -1)]?.focus();
  const beside =
    key === 'left'
      ? columns.slice(0, Math.max(0, place)).reverse()
      : key === 'right'
        ? columns.slice(place + 1)
        : [];
  const next = beside.find(({ length }) => length > 0);
  next?.[Math.min(row, next.length - 1)]?.focus();
}
