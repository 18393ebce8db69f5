import {
  childrenOf,
  holdsBlocks,
  isElement,
  isHidden,
  isText,
  lineOf,
  linkShare,
  namesOf,
  type PageDocument,
  type PageElement,
  type PageNode,
} from './page-element';

/** A shorter block is no prose, in UTF-16 units. */
const LEAST_PROSE = 60;
/** Share of its text in links from which a block leads elsewhere. */
const LINKED = 0.3;
/** An element that is called an article is the story where it has so much of the prose of its page. */
const ARTICLE_SHARE = 0.4;
/** Any other element is it where it has so much of the prose. */
const STORY_SHARE = 0.75;
/** What holds the headline as well is the story where the text is so much of its prose. */
const WIDENED_SHARE = 0.7;

const TAGS_APART: ReadonlySet<string> = new Set(
  'NAV ASIDE FOOTER FIGURE DIALOG MENU BUTTON SVG TEMPLATE SCRIPT STYLE NOSCRIPT'.split(' '),
);
const ROLES_APART: ReadonlySet<string> = new Set(
  'navigation complementary contentinfo dialog alertdialog alert menu menubar search'.split(' '),
);
const NAMES_APART = [
  'comments?|disqus|replies|respond|sidebar|social|shar(?:e|ing|edaddy)|addthis|sponsor(?:ed)?|promo|newsletter|subscribe',
  'paywall|cookies?|consent|gdpr|banner|menu|nav|breadcrumbs?|pagination|pager|advert|ads?|popup|modal',
].join('|');
/** A name that says what is beside the element: 'has-sidebar'. */
const OF_OTHERS = /(?:^|\s)(?:has|with|without|no)-\S{1,100}/g;
const APART = new RegExp(String.raw`(?:^|[\s-])(?:${NAMES_APART})(?=$|[\s-])`);

/** Characters of prose within each element that has some. */
export type Prose = ReadonlyMap<PageElement, number>;

/** Measures the prose of a page, without that of navigation, forms, comments and the like. */
export function proseOf(body: PageElement): Prose {
  const prose = new Map<PageElement, number>();
  const measure = (element: PageElement): number => {
    if (element !== body && isApart(element)) return 0;
    const children = childrenOf(element);
    const blocks = children.filter((child): child is PageElement => isElement(child) && holdsBlocks(child));
    const length =
      blocks.length === 0
        ? proseLength(element)
        : blocks.reduce((sum, child) => sum + measure(child), 0) + looseLength(children);
    if (length > 0) prose.set(element, length);
    return length;
  };
  measure(body);
  return prose;
}

/** Whether an element is no part of the text around it, by its kind, its role or its name. */
export function isApart(element: PageElement): boolean {
  const name = element.nodeName.toUpperCase();
  if (name === 'FORM') return element.querySelector('h1,article') === null; // some systems put the whole page into one
  return (
    TAGS_APART.has(name) ||
    ROLES_APART.has(element.getAttribute('role') ?? '') ||
    isHidden(element) ||
    (APART.test(namesOf(element).replace(OF_OTHERS, '')) && element.querySelector('h1') === null)
  );
}

/** Length of a block that is prose, 0 for any other one. */
export function proseLength(block: PageElement): number {
  const { length } = lineOf(block);
  return length >= LEAST_PROSE && linkShare(block) < LINKED ? length : 0;
}

function looseLength(children: readonly PageNode[]): number {
  const length = children
    .filter((child) => isText(child) || (isElement(child) && !holdsBlocks(child)))
    .reduce((sum, child) => sum + lineOf(child).length, 0);
  return length >= LEAST_PROSE ? length : 0;
}

/**
 * The element that holds the text of the story: what is called an article, or the smallest part of the page with most of its
 * prose; widened to what holds the headline too.
 */
export function containerOf({ body }: PageDocument, prose: Prose, headline: PageElement | null): PageElement {
  const of = (element: PageElement) => prose.get(element) ?? 0;
  const [named] = [...body.querySelectorAll('article,[itemprop~="articleBody"]')]
    .filter((element) => of(element) >= ARTICLE_SHARE * of(body))
    .sort((one, other) => of(other) - of(one));
  const container = named ?? smallestPart(body, of);
  if (headline === null || isWithin(headline, container)) return container;
  let around = container.parentElement;
  while (around && around !== body && !isWithin(headline, around)) around = around.parentElement;
  const isWider = around && around !== body && of(container) >= WIDENED_SHARE * of(around);
  return isWider && around ? around : container;
}

function smallestPart(body: PageElement, of: (element: PageElement) => number): PageElement {
  let part = body;
  for (;;) {
    const inner = childrenOf(part).find(
      (child): child is PageElement => isElement(child) && of(child) >= STORY_SHARE * of(body),
    );
    if (inner === undefined || !hasSeveralBlocks(inner)) return part;
    part = inner;
  }
}

/** Whether there are two blocks beside each other somewhere in an element: it does not only wrap one. */
function hasSeveralBlocks(element: PageElement): boolean {
  const blocks = childrenOf(element).filter(
    (child): child is PageElement => isElement(child) && holdsBlocks(child),
  );
  const [first] = blocks;
  return blocks.length > 1 || (first !== undefined && hasSeveralBlocks(first));
}

/** Whether an element is another one or within it. */
export function isWithin(element: PageElement, other: PageElement): boolean {
  for (let around: PageElement | null = element; around; around = around.parentElement)
    if (around === other) return true;
  return false;
}
