import {
  childrenOf,
  holdsBlocks,
  isElement,
  isHidden,
  isText,
  lineOf,
  lineStart,
  linkShare,
  namesOf,
  oncePerElement,
  type PageDocument,
  type PageElement,
  type PageNode,
} from './page-element';

/** Minimum length of a prose block in UTF-16 units. */
const LEAST_PROSE = 60;
/** Share of link text from which a block is navigation. */
const LINKED = 0.3;
/** Minimum share of the page's prose in an element whose name marks it as an article. */
const ARTICLE_SHARE = 0.4;
/** Minimum share of the page's prose in any other element that contains the story. */
const STORY_SHARE = 0.75;
/**
 * Minimum share of the story in the prose of a larger element that also contains the headline. Below it, the smaller
 * element is used.
 */
const WIDENED_SHARE = 0.7;

const TAGS_APART: ReadonlySet<string> = new Set(
  'NAV ASIDE FOOTER FIGURE DIALOG MENU BUTTON SVG TEMPLATE SCRIPT STYLE NOSCRIPT AMP-AD AMP-STICKY-AD AMP-CONSENT'.split(
    ' ',
  ),
);
const ROLES_APART: ReadonlySet<string> = new Set(
  'navigation complementary contentinfo dialog alertdialog alert menu menubar search'.split(' '),
);
const NAMES_APART = [
  'comments?|disqus|replies|respond|sidebar|social|shar(?:e|ing|edaddy)|addthis|sponsor(?:ed)?|promo|newsletter|subscribe',
  'signup|subscription-widget|adsbygoogle|commentaires|kommentare|kommentarbereich|commenti',
  'cookies?|consent|gdpr|banner|menu|nav|breadcrumbs?|pagination|pager|advert|ads?|popup|modal',
  'privacy-(?:notice|banner)|cookiebot|didomi|usercentrics|cookiefirst|truste|qc-cmp2?|sp-message|cc-window|cky|klaro',
  'osano|tarteaucitron|axeptio|borlabs|piano-(?:offer|container|inline)|abo-(?:box|teaser|prompt)',
].join('|');
const AROUND = String.raw`(?:has|with|without|no)-\S{1,100}`;
const CONDITION = String.raw`\S{1,100}-(?:free|required)(?=$|\s)`;
/** Matches class names that describe the surroundings or state of an element, such as 'has-sidebar' and 'ad-free'. */
const OF_OTHERS = new RegExp(String.raw`(?:^|\s)(?:${AROUND}|${CONDITION})`, 'g');
/** Matches class names of locked parts and of paywall prompts. */
const PAYWALL = /(?:^|[\s-])(?:paywall|regwall)(?=$|[\s-])/;
/** Maximum length of a paywall prompt in UTF-16 units. A longer text is the locked part itself. */
const LONGEST_PROMPT = 600;
const PROMPT = [
  'abo(?:s|nnement|nnieren|nnent\\p{L}*)?|weiterlesen|freischalten|anmelden|einloggen|registrieren|mitglied(?:er|schaft)?',
  "abonn[ée]\\p{L}*|s[’']inscrire|se connecter|réservé|poursuivre|abbonat[oi]|abbonamento|abbonarsi|accedi|registrati|riservato",
  'subscrib\\p{L}*|subscription|log ?in|sign (?:in|up)|register|members?|continue reading|unlock',
  'pro monat|par mois|al mese|per month',
].join('|');
const PROMPT_WORDS = new RegExp(String.raw`(?<!\p{L})(?:${PROMPT})(?!\p{L})`, 'iu');
const APART = new RegExp(String.raw`(?:^|[\s-])(?:${NAMES_APART})(?=$|[\s-])`);

/** Number of prose characters by element, for elements that contain prose. */
export type Prose = ReadonlyMap<PageElement, number>;

/** Counts the prose characters of a page, without navigation, forms, comments and similar elements. */
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

/** Returns whether the tag, role or class of an element excludes it from the surrounding text. */
export function isApart(element: PageElement): boolean {
  const name = element.nodeName.toUpperCase();
  if (name === 'FORM') return element.querySelector('h1,article') === null; // some systems wrap pages in a form
  return (
    TAGS_APART.has(name) ||
    ROLES_APART.has(element.getAttribute('role') ?? '') ||
    isHidden(element) ||
    (isNamedApart(element) && element.querySelector('h1') === null)
  );
}

/** Returns a predicate for elements that are apart, or inside one that is. The page must not change while it is used. */
export function withinApartTest(): (element: PageElement) => boolean {
  const isWithinApart: (element: PageElement) => boolean = oncePerElement(
    (element) =>
      !/^BODY$/i.test(element.nodeName) &&
      (isApart(element) || (element.parentElement !== null && isWithinApart(element.parentElement))),
  );
  return isWithinApart;
}

/**
 * Returns whether the class or id of an element excludes it from the text. A paywall is excluded only if it is a
 * prompt.
 */
function isNamedApart(element: PageElement): boolean {
  const names = namesOf(element).replace(OF_OTHERS, '');
  return APART.test(names) || (PAYWALL.test(names) && isPrompt(lineStart(element, LONGEST_PROMPT)));
}

const isPrompt = (text: string): boolean =>
  text.length <= LONGEST_PROMPT && (text === '' || PROMPT_WORDS.test(text));

/** Returns the length of a block if it is prose; 0 for other blocks. */
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
 * Returns the element with the text of the story: an element whose name marks it as an article, or the smallest
 * element with most of the prose. A larger element that includes the headline is returned if the story is most of its
 * prose.
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

/**
 * Returns whether an element contains adjacent blocks at any level. An element without adjacent blocks is only a
 * wrapper.
 */
function hasSeveralBlocks(element: PageElement): boolean {
  const blocks = childrenOf(element).filter(
    (child): child is PageElement => isElement(child) && holdsBlocks(child),
  );
  const [first] = blocks;
  return blocks.length > 1 || (first !== undefined && hasSeveralBlocks(first));
}

/** Returns whether an element equals another element or is inside it. */
export function isWithin(element: PageElement, other: PageElement): boolean {
  for (let around: PageElement | null = element; around; around = around.parentElement)
    if (around === other) return true;
  return false;
}
