/** The part of an element of a document that reading a page needs. Its children are a list of `firstChild` and `nextSibling`. */
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

/** A node or a text that an element takes. */
type Appended = Pick<PageNode, 'nodeType' | 'nodeName'> | string;

/** An element, a text or a comment. */
export type PageNode = {
  readonly nodeType: number;
  /** In capital letters for elements of HTML. */
  readonly nodeName: string;
  textContent: string | null;
  readonly firstChild: PageNode | null;
  readonly nextSibling: PageNode | null;
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

/** The nodes within another one, in order; as they are now, so that they may be moved meanwhile. */
export function childrenOf(parent: PageNode): PageNode[] {
  const children: PageNode[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling) children.push(node);
  return children;
}

const INLINE = new Set(
  (
    'A ABBR ACRONYM AUDIO B BDI BDO BIG BUTTON CITE CODE DATA DEL DFN EM EMBED FONT I IFRAME IMG INPUT INS KBD LABEL ' +
    'MAP MARK MATH METER NOBR NOSCRIPT OBJECT OUTPUT PICTURE PROGRESS Q RB RP RT RUBY S SAMP SCRIPT SELECT SLOT SMALL ' +
    'SOURCE SPAN STRIKE STRONG STYLE SUB SUP SVG TEMPLATE TEXTAREA TIME TRACK TT U VAR VIDEO WBR'
  ).split(' '),
);

/** Whether an element is part of a line; every other one, also one of an unknown name, is a block of its own. */
export const isInline = ({ nodeName }: PageNode): boolean => INLINE.has(nodeName.toUpperCase());

const HIDDEN_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden/i;

/** Whether a browser would not show an element. */
export const isHidden = (element: PageElement): boolean =>
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden') === 'true' ||
  HIDDEN_STYLE.test(element.getAttribute('style') ?? '');

/** Class and id of an element, lower case, with hyphens between their words: 'relatedArticles' is 'related-articles'. */
export function namesOf(element: PageElement): string {
  return `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`
    .slice(0, 500)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/_+/g, '-')
    .toLowerCase();
}

/** The text of an element on one line. */
export const lineOf = ({ textContent }: PageNode): string => (textContent ?? '').replace(/\s+/g, ' ').trim();

/** Whether an element is a block, or an inline element around blocks. */
export const holdsBlocks = (element: PageElement): boolean =>
  isInline(element) ? hasBlocks(element) : element.nodeName !== 'BR';

/** Whether there are blocks in an element. */
export const hasBlocks = (element: PageElement): boolean =>
  childrenOf(element).some((child) => isElement(child) && holdsBlocks(child));

/** Share of the text of an element in its links, from 0 to 1. */
export function linkShare(element: PageElement): number {
  const length = lineOf(element).length;
  if (length === 0) return 0;
  if (element.nodeName.toUpperCase() === 'A') return 1;
  const links = [...element.querySelectorAll('a[href]')].reduce((sum, link) => sum + lineOf(link).length, 0);
  return links / length;
}
