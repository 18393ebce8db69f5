/** Subset of a DOM element that is needed to read a page. Its children are linked by `firstChild` and `nextSibling`. */
export type PageElement = PageNode & {
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
  getAttribute: (name: string) => string | null;
  hasAttribute: (name: string) => boolean;
  setAttribute: (name: string, value: string) => void;
  removeAttribute: (name: string) => void;
  append(...nodes: readonly Appended[]): void;
  prepend(...nodes: readonly Appended[]): void;
  replaceWith(...nodes: readonly Appended[]): void;
  querySelector: (selector: string) => PageElement | null;
  querySelectorAll: (selector: string) => Iterable<PageElement>;
};

/** Content that can be appended to an element. */
type Appended = Pick<PageNode, 'nodeType' | 'nodeName'> | string;

/** Element, text or comment node. */
export type PageNode = {
  readonly nodeType: number;
  /** Tag name, in upper case for HTML elements. */
  readonly nodeName: string;
  textContent: string | null;
  readonly firstChild: PageNode | null;
  readonly nextSibling: PageNode | null;
  readonly previousSibling: PageNode | null;
  readonly parentElement: PageElement | null;
  remove: () => void;
};

export type PageDocument = Pick<PageElement, 'querySelector' | 'querySelectorAll'> & {
  readonly body: PageElement;
  createElement: (name: string) => PageElement;
};

const [ELEMENT, TEXT] = [1, 3];

export const isElement = (node: PageNode): node is PageElement => node.nodeType === ELEMENT;
export const isText = (node: PageNode): boolean => node.nodeType === TEXT;

/** Returns a copy of the list of child nodes, so that they can be moved during iteration. */
export function childrenOf(parent: PageNode): PageNode[] {
  const children: PageNode[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling) children.push(node);
  return children;
}

/** Returns a function with the same results that reads each element once, although many others ask about it. */
export function oncePerElement<T>(read: (element: PageElement) => T): (element: PageElement) => T {
  const known = new Map<PageElement, T>();
  return (element) => {
    const found = known.get(element);
    if (found !== undefined) return found;
    const result = read(element);
    known.set(element, result);
    return result;
  };
}

export const HEADING = 'h1,h2,h3,h4,h5,h6';
/** The only heading within an element, by element; null for an element with several headings. */
export type Headings = ReadonlyMap<PageElement, PageElement | null>;

/** Determines the headings within elements. Each element is changed at most twice, so the work grows linearly. */
export function headingsByElement(all: Iterable<PageElement>): Headings {
  const headings = new Map<PageElement, PageElement | null>();
  for (const heading of all) {
    let around = heading.parentElement;
    for (; around && headings.get(around) !== null; around = around.parentElement)
      headings.set(around, headings.has(around) ? null : heading);
  }
  return headings;
}

const INLINE = new Set(
  (
    'A ABBR ACRONYM AUDIO B BDI BDO BIG BUTTON CITE CODE DATA DEL DFN EM EMBED FONT I IFRAME IMG INPUT INS KBD LABEL ' +
    'MAP MARK MATH METER NOBR NOSCRIPT OBJECT OUTPUT PICTURE PROGRESS Q RB RP RT RUBY S SAMP SCRIPT SELECT SLOT SMALL ' +
    'SOURCE SPAN STRIKE STRONG STYLE SUB SUP SVG TEMPLATE TEXTAREA TIME TRACK TT U VAR VIDEO WBR'
  ).split(' '),
);

/** Returns whether an element is inline. All other elements, including unknown ones, are blocks. */
export const isInline = ({ nodeName }: PageNode): boolean => INLINE.has(nodeName.toUpperCase());

const HIDDEN_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden/i;

/** Returns whether a browser would hide an element. */
export const isHidden = (element: PageElement): boolean =>
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden') === 'true' ||
  HIDDEN_STYLE.test(element.getAttribute('style') ?? '');

/**
 * Returns the class and id of an element in lower case, with hyphens between words: 'relatedArticles' becomes
 * 'related-articles'.
 */
export function namesOf(element: PageElement): string {
  return `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`
    .slice(0, 500)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/_+/g, '-')
    .toLowerCase();
}

/** Returns the text of an element on one line. */
export const lineOf = ({ textContent }: PageNode): string => (textContent ?? '').replace(/\s+/g, ' ').trim();

/** Returns the text of an element on one line, or only a start of it that is longer than a limit. */
export function lineStart(element: PageNode, limit: number): string {
  let text = '';
  const read = (node: PageNode): void => {
    if (isText(node)) text = (text + (node.textContent ?? '')).replace(/\s+/g, ' ').trimStart();
    for (let child = node.firstChild; child && text.length <= limit + 1; child = child.nextSibling)
      read(child);
  };
  read(element);
  return text.trim();
}

/** Returns whether an element is a block, or an inline element that contains blocks. */
export const holdsBlocks = (element: PageElement): boolean =>
  isInline(element) ? hasBlocks(element) : element.nodeName !== 'BR';

/** Returns whether an element contains blocks. */
export const hasBlocks = (element: PageElement): boolean =>
  childrenOf(element).some((child) => isElement(child) && holdsBlocks(child));

/** Returns the share of an element's text that is inside links, from 0 to 1. */
export function linkShare(element: PageElement): number {
  const length = lineOf(element).length;
  if (length === 0) return 0;
  if (element.nodeName.toUpperCase() === 'A') return 1;
  const links = [...element.querySelectorAll('a[href]')].reduce((sum, link) => sum + lineOf(link).length, 0);
  return links / length;
}
