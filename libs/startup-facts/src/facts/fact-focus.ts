/** Selectors of a value's row, its edit button, its origin button and its suggestion. */
const ROW = '[data-fact]';
const EDIT = '[data-edit]';
const ORIGIN = '[data-origin]';
const SUGGESTION = '[data-suggestion]';

/** Action that a key triggers in a startup's facts. */
export type FactAction = 'next' | 'previous' | 'origin' | 'suggestion' | 'take' | 'keep';

/**
 * Performs an action relative to the focused element.
 * @param facts element that contains all rows
 * @param active focused element; if it is outside the rows, the first row or suggestion comes next
 * @returns false if there is nothing to do, so that the browser handles the key
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

/**
 * Focuses the value in a row.
 * @returns false if the row does not exist
 */
export function focusFact(facts: HTMLElement, fact: string): boolean {
  const row = all(facts, ROW).find(({ dataset }) => dataset['fact'] === fact);
  return row !== undefined && focusIn(row);
}

/**
 * Returns the name of the row that contains an element, or of the previous row. Without such a row, it returns null.
 */
export function rowNear(facts: HTMLElement, element: Element): string | null {
  const own = element.closest<HTMLElement>(ROW);
  const before = all(facts, ROW).filter(
    (row) => (element.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  );
  return (own ?? before.at(-1))?.dataset['fact'] ?? null;
}

/**
 * Focuses the element after the focused element. If no element of the list has the focus, the document order determines
 * which element comes next.
 */
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

/** Returns the focusable element in a row or suggestion. If a row has no button, it returns null. */
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
