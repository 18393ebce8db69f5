import type { KeyboardEvent } from 'react';

/** Action that a key triggers on a card. */
export type CardKey = 'lift' | 'assign' | 'drop' | 'cancel' | 'left' | 'right' | 'up' | 'down';

const ARROWS: Readonly<Record<string, CardKey>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Returns the action that a pressed key triggers.
 * @param isLifted true if a card is lifted; Enter, Space and Escape then act on this card
 * @param canAssign true if the key a opens the assignee menu
 * @returns null for a key that is left to the browser or the page
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

/**
 * Focuses the next card in a direction. It is in the same column, or at the same height in the next non-empty column.
 */
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
