import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * The keys of a row of buttons of which one is chosen: the Tab key leads to that one, else to the first, and from any of
 * them on; arrows, which go round, Home and End move the focus among them.
 * @returns which button is the stop of the Tab key, and what the element around the buttons needs
 */
export function useArrowFocus<Value>(values: readonly Value[], chosen: Value | null) {
  const [focused, setFocused] = useState<number | null>(null);
  const stop = Math.max(
    0,
    values.findIndex((value) => value === chosen),
  );
  const onFocus = (event: FocusEvent<HTMLElement>) => setFocused(placeOf(event));
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(null);
  };
  return { stop: focused ?? stop, around: { onFocus, onBlur, onKeyDown: moveFocus } };
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const at = placeOf(event);
  const buttons = buttonsOf(event.currentTarget);
  const next = at === null ? null : placeAfter(event.key, at, buttons.length);
  if (next === null) return;
  event.preventDefault();
  buttons[next]?.focus();
}

const buttonsOf = (element: HTMLElement) => [...element.querySelectorAll('button')];

function placeOf({ currentTarget, target }: FocusEvent<HTMLElement> | KeyboardEvent<HTMLElement>) {
  const place = buttonsOf(currentTarget).findIndex((button) => button === target);
  return place < 0 ? null : place;
}

function placeAfter(key: string, at: number, length: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % length;
    case 'ArrowLeft':
      return (at + length - 1) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
}
