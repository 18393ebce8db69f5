/** Returns the buttons in a list of cards that open startups. */
function buttons(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-startup]')];
}

/**
 * Focuses the card of a startup.
 * @returns false if the list does not contain the startup
 */
export function focusCard(list: HTMLElement, id: string): boolean {
  const button = buttons(list).find(({ dataset }) => dataset['startup'] === id);
  button?.focus();
  return button !== undefined;
}

/**
 * Focuses the card before or after the focused card. If no card has the focus, it focuses the selected card, or the
 * first card.
 * @param step 1 or -1
 * @param chosen id of the selected startup; null without a selection
 * @returns the id of the focused card; null at the ends, where the focus does not move
 */
export function stepFocus(list: HTMLElement, step: number, chosen: string | null): string | null {
  const all = buttons(list);
  const focused = all.findIndex((button) => button === document.activeElement);
  const place = focused >= 0 ? focused : all.findIndex(({ dataset }) => dataset['startup'] === chosen);
  const next = place < 0 ? all[0] : all[place + step];
  next?.focus();
  return next?.dataset['startup'] ?? null;
}
