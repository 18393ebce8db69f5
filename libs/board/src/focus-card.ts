/** The button that opens a startup, in a list of cards. */
function buttons(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-startup]')];
}

/** Puts the focus on a startup's card. @returns false where the list does not show it */
export function focusCard(list: HTMLElement, id: string): boolean {
  const button = buttons(list).find(({ dataset }) => dataset['startup'] === id);
  button?.focus();
  return button !== undefined;
}

/**
 * Moves the focus to the card before or after the one that has it, else the one that is looked at, else to the first.
 * @param step 1 or -1
 * @param chosen id of the startup that is looked at; null for none
 * @returns the id of the card that now has the focus; null at the ends, where it stays
 */
export function stepFocus(list: HTMLElement, step: number, chosen: string | null): string | null {
  const all = buttons(list);
  const focused = all.findIndex((button) => button === document.activeElement);
  const place = focused >= 0 ? focused : all.findIndex(({ dataset }) => dataset['startup'] === chosen);
  const next = place < 0 ? all[0] : all[place + step];
  next?.focus();
  return next?.dataset['startup'] ?? null;
}
