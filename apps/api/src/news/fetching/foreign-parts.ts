import {
  childrenOf,
  hasBlocks,
  isElement,
  isInline,
  isText,
  lineOf,
  linkShare,
  namesOf,
  type PageDocument,
  type PageElement,
} from './page-element';

/** A part that has more of the text of its page holds the article itself. */
const LARGEST_SHARE = 0.4;
/** The text of a placeholder's block in UTF-16 units; from a longer one only the placeholder goes. */
const LONGEST_PLACEHOLDER_BLOCK = 500;
/** A label of a list of other stories, in UTF-16 units. */
const LONGEST_LABEL = 60;
const MAX_LABELS = 50;
/** A box of teasers without a single link, in UTF-16 units. */
const LONGEST_BOX = 600;
const LINKED_HEADING = 'h2 a[href],h3 a[href],h4 a[href],a[href] h2,a[href] h3,a[href] h4';
/** Share of an element's text in links, above which it only leads elsewhere. */
const MOSTLY_LINKS = 0.5;

/** What a template engine would have replaced: {{ }}, {% %}, <% %>, ${ } and [[ ]]. */
const PLACEHOLDERS = [
  String.raw`\{\{[^{}]{0,500}\}\}`,
  String.raw`\{%[^%{}]{0,500}%\}`,
  '<%[^%<>]{0,500}%>',
  String.raw`\$\{[^{}]{0,200}\}`,
  String.raw`\[\[\s?[\w.]{1,99}\s?\]\]`,
];
const PLACEHOLDER = new RegExp(PLACEHOLDERS.join('|'), 'g');

const RELATED_NAMES = [
  'related|similar|recommend(?:ed|ations?)?|recirc(?:ulation)?|outbrain|taboola|read-?(?:more|also|next)|readmore',
  'also-?(?:read|like)|see-?also|more-(?:articles|news|stories|posts|on|from|like)|you-(?:may|might)',
  '(?:other|latest|further|next|most-read)-(?:articles?|news|stor(?:y|ies)|posts?)|mostread|weiterlesen',
  'mehr-zum-thema|weitere-(?:artikel|meldungen|beitraege|news)|lire-aussi|a-lire|leggi-anche|correlati',
];
const RELATED = new RegExp(String.raw`(?:^|[\s-])(?:${RELATED_NAMES.join('|')})(?=$|[\s-])`);
const TEASER = /(?:^|[\s-])teasers?(?=$|[\s-])/;

const LABELS = [
  'mehr zum thema|zum thema|auch interessant|passend dazu|das könnte sie (?:auch )?interessieren|mehr (?:dazu|news)',
  '(?:lesen|sehen) sie (?:auch|dazu|mehr)|(?:weitere|ähnliche|verwandte|neueste|empfohlene) (?:artikel|themen|beiträge|meldungen|news)',
  'meistgelesen(?:e artikel)?|siehe auch|aus dem archiv|mehr aus .{1,30}',
  '(?:à )?lire (?:aussi|également)|sur le même (?:sujet|thème)|articles? (?:liés|similaires|recommandés|connexes)',
  "vous aimerez aussi|dans la même rubrique|les plus lus|plus d[’']articles|cela peut vous intéresser",
  'leggi anche|(?:ti )?(?:potrebbe|potrebbero) (?:anche )?interessar(?:ti|e)|articoli (?:correlati|simili|recenti)|sullo stesso tema|i più letti',
  'related(?: (?:articles|stories|news|posts|content|topics|reading))?|read (?:more|also|next)|see also|further reading|up next',
  'more (?:on this(?: topic)?|stories|news|articles|like this|from .{1,30})|you (?:may|might) also (?:like|be interested in)',
  'recommended(?: for you| reading)?|most (?:read|popular)|latest (?:news|articles|stories)',
];
const LABEL = new RegExp(String.raw`^(?:${LABELS.join('|')})\s?[:…]?$`, 'i');
const LABEL_START = new RegExp(String.raw`^(?:${LABELS.join('|')})\s?[:–-]`, 'i');

/**
 * Removes what is in an article's place but no part of it: placeholders that a template engine would have replaced, and
 * teasers of other stories, which are known by the names and labels of their elements, by the label above them, or by a heading that
 * leads elsewhere.
 */
export function removeForeignParts({ body }: PageDocument): void {
  removePlaceholders(body);
  const limit = lineOf(body).length * LARGEST_SHARE;
  const isPart = (element: PageElement) =>
    element !== body && lineOf(element).length <= limit && element.querySelector('h1') === null;
  for (const element of body.querySelectorAll('[class],[id]')) {
    const names = namesOf(element);
    const isTeaser = RELATED.test(names) || (TEASER.test(names) && element.querySelector('a[href]') !== null);
    if (isTeaser && !isInline(element) && isPart(element)) element.remove();
  }
  for (const element of body.querySelectorAll('[aria-label]'))
    if (LABEL.test(element.getAttribute('aria-label')?.trim() ?? '') && isPart(element)) element.remove();
  for (const label of labelsOf(body)) {
    if (LABEL.test(lineOf(label))) removeLabelled(label, isPart);
    else if (linkShare(label) > 0 && isPart(label)) label.remove();
  }
  const [, ...cards] = [...body.querySelectorAll('article')].sort(
    (one, other) => lineOf(other).length - lineOf(one).length,
  );
  for (const card of cards) if (card.querySelector(LINKED_HEADING) && isPart(card)) card.remove();
}

function labelsOf(body: PageElement): PageElement[] {
  const labels: PageElement[] = [];
  for (const element of body.querySelectorAll('h2,h3,h4,h5,h6,p,strong,b,div,span')) {
    if (hasBlocks(element) || (element.textContent ?? '').length > 4 * LONGEST_LABEL) continue;
    const text = lineOf(element);
    if (LABEL.test(text) || LABEL_START.test(text)) labels.push(element);
    if (labels.length >= MAX_LABELS) break;
  }
  return labels;
}

/** Removes each small block that has one; from a larger one only the placeholder. */
function removePlaceholders(parent: PageElement): void {
  for (const child of childrenOf(parent)) {
    if (isText(child)) {
      if (OPENING.test(child.textContent ?? ''))
        child.textContent = withoutPlaceholders(child.textContent ?? '');
    } else if (isElement(child) && !CODE.has(child.nodeName.toUpperCase())) {
      const isSmall =
        !isInline(child) && !hasBlocks(child) && lineOf(child).length <= LONGEST_PLACEHOLDER_BLOCK;
      if (isSmall && withoutPlaceholders(lineOf(child)) !== lineOf(child)) child.remove();
      else removePlaceholders(child);
    }
  }
}

const CODE: ReadonlySet<string> = new Set(['PRE', 'CODE', 'SCRIPT', 'STYLE', 'TEXTAREA']);
const OPENING = /[{<$[][{%[]/;
const withoutPlaceholders = (text: string): string => text.replace(PLACEHOLDER, '');

/** Removes a label with the box of which it is the first line, or with the links that follow it. */
function removeLabelled(label: PageElement, isPart: (element: PageElement) => boolean): void {
  let top = label;
  for (let box = label.parentElement; box && isPart(box) && isFirstLine(top, box); box = box.parentElement)
    top = box;
  const isBox = lineOf(top) !== lineOf(label);
  if (isBox && (linkShare(top) > 0 || lineOf(top).length <= LONGEST_BOX)) return top.remove();
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
    childrenOf(box).find((child) => (isElement(child) || isText(child)) && lineOf(child) !== '') === element
  );
}

function elementAfter({ nextSibling }: PageElement): PageElement | null {
  let node = nextSibling;
  while (node && !isElement(node) && lineOf(node) === '') node = node.nextSibling;
  return node && isElement(node) ? node : null;
}
