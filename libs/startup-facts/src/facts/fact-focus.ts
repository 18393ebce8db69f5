/** The row of a value, its button that edits it, the mark of its origin, and what is suggested in its place. */
const ROW = '[data-fact]';
const EDIT = '[data-edit]';
const ORIGIN = '[data-origin]';
const SUGGESTION = '[data-suggestion]';

/** What a key does in the facts of one startup. */
export type FactAction = 'next' | 'previous' | 'origin' | 'suggestion' | 'take' | 'keep';

/**
 * Carries out an action where the focus is.
 * @param facts what holds all rows
 * @param active what has the focus; outside of the rows the first row or suggestion is next
 * @returns false where there is nothing to do, so that the key stays the browser's
 */
export function actInFacts(facts: HTMLElement, active: Element | null, action: FactAction): boolean {
  switch (action) {
    case 'next':
      return focusNext(all(facts, ROW), active, 1);
    case 'previous':
      return focusNext(all(facts, ROW), active, -1);
    case 'suggestion':
      return focusNext(all(facts, SUGGESTION), active, 1);
    case 'origin':
      return press(active?.closest(ROW)?.querySelector(ORIGIN));
    case 'take':
    case 'keep':
      return press(suggestionAt(active)?.querySelector(`[data-answer="${action}"]`));
  }
}

/** Puts the focus on the value of a row. @returns false where there is no such row */
export function focusFact(facts: HTMLElement, fact: string): boolean {
  const row = all(facts, ROW).find(({ dataset }) => dataset['fact'] === fact);
  return row !== undefined && focusIn(row);
}

/** The name of the row around an element, else of the one before it; null where there is none. */
export function rowNear(facts: HTMLElement, element: Element): string | null {
  const own = element.closest<HTMLElement>(ROW);
  const before = all(facts, ROW).filter(
    (row) => (element.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  );
  return (own ?? before.at(-1))?.dataset['fact'] ?? null;
}

/** The next one after that which holds the focus; one before or after it in the document where none does. */
function focusNext(elements: readonly HTMLElement[], active: Element | null, step: 1 | -1): boolean {
  const reachable = elements.filter((element) => targetOf(element) !== null);
  const place = reachable.findIndex((element) => active !== null && element.contains(active));
  const next = place === -1 ? followerOf(reachable, active, step) : reachable[place + step];
  return next !== undefined && focusIn(next);
}

function followerOf(elements: readonly HTMLElement[], active: Element | null, step: 1 | -1) {
  if (active === null) return elements[0];
  const wanted = step === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const inOrder = step === 1 ? elements : elements.toReversed();
  return inOrder.find((element) => (active.compareDocumentPosition(element) & wanted) !== 0) ?? elements[0];
}

function focusIn(element: HTMLElement): boolean {
  targetOf(element)?.focus();
  return true;
}

/** What takes the focus of a row or a suggestion; null for one without a button. */
function targetOf(element: HTMLElement): HTMLElement | null {
  if (element.matches(SUGGESTION)) return element.querySelector<HTMLElement>('[data-answer]') ?? element;
  return element.querySelector<HTMLElement>(EDIT) ?? element.querySelector<HTMLElement>(ORIGIN);
}

function suggestionAt(active: Element | null): Element | null {
  return active?.closest(SUGGESTION) ?? active?.closest(ROW)?.querySelector(SUGGESTION) ?? null;
}

function press(button: Element | null | undefined): boolean {
  if (!(button instanceof HTMLElement)) return false;
  button.click();
  return true;
}

function all(facts: HTMLElement, selector: string): HTMLElement[] {
  return [...facts.querySelectorAll<HTMLElement>(selector)];
}
