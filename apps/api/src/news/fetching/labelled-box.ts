import {
  childrenOf,
  isElement,
  isText,
  lineOf,
  lineStart,
  linkShare,
  type PageElement,
} from './page-element';

/** Maximum length of a box without links that is removed with its label, in UTF-16 units. */
const LONGEST_BOX = 600;
/** Share of link text above which an element is navigation. */
export const MOSTLY_LINKS = 0.5;

/** Returns whether the text of a box is short enough for an advertisement or a teaser. */
export const isShortBox = (box: PageElement): boolean => lineStart(box, LONGEST_BOX).length <= LONGEST_BOX;

/**
 * Removes a label together with the box that it begins, or with the links that follow it.
 * @param isPart returns whether an element is only a part of the page, which may be removed
 */
export function removeLabelled(label: PageElement, isPart: (element: PageElement) => boolean): void {
  let top = label;
  for (let box = label.parentElement; box && isPart(box) && isFirstLine(top, box); box = box.parentElement)
    top = box;
  const isBox = lineOf(top) !== lineOf(label);
  if (isBox && (linkShare(top) > 0 || isShortBox(top))) return top.remove();
  for (
    let next = elementAfter(top);
    next && isPart(next) && linkShare(next) > MOSTLY_LINKS;
    next = elementAfter(top)
  )
    next.remove();
  top.remove();
}

function isFirstLine(element: PageElement, box: PageElement): boolean {
  return (
    childrenOf(box).find((child) => (isElement(child) || isText(child)) && lineStart(child, 0) !== '') ===
    element
  );
}

/** Returns the element directly after another one in the same parent; null if there is none. */
export function elementAfter({ nextSibling }: PageElement): PageElement | null {
  let node = nextSibling;
  while (node && !isElement(node) && lineOf(node) === '') node = node.nextSibling;
  return node && isElement(node) ? node : null;
}

/** Returns the element directly before another one in the same parent; null if there is none. */
export function elementBefore({ previousSibling }: PageElement): PageElement | null {
  let node = previousSibling;
  while (node && !isElement(node) && !(isText(node) && lineOf(node) !== '')) node = node.previousSibling;
  return node && isElement(node) ? node : null;
}
