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
import { leadTest } from './own-lead';
import { isApart, isWithin, proseLength, proseOf } from './page-prose';
import { absoluteAddress } from './canonical-address';

/** Share of the page text above which an element contains the article itself. */
const LARGEST_SHARE = 0.4;
/**
 * Maximum length of a block that is removed together with its placeholder, in UTF-16 units. A longer block only loses
 * the placeholder.
 */
const LONGEST_PLACEHOLDER_BLOCK = 500;
/** Maximum length of a label for related stories, in UTF-16 units. */
const LONGEST_LABEL = 60;
const MAX_LABELS = 50;
/** Maximum length of a teaser box without links, in UTF-16 units. */
const LONGEST_BOX = 600;
const LEGAL_FORMS = 'AG|GmbH|SA|Sàrl|SARL|Sagl|Srl|Ltd|Inc|KlG|Genossenschaft';
/** Name of a company with its legal form. */
const COMPANY = new RegExp(String.raw`^(?:[\p{Lu}\d]\S{0,40} ){1,5}(?:${LEGAL_FORMS})\.?$`, 'u');
const LINKED_HEADING = 'h2 a[href],h3 a[href],h4 a[href],a[href] h2,a[href] h3,a[href] h4';
/** Share of link text above which an element is navigation. */
const MOSTLY_LINKS = 0.5;

/** Patterns of template placeholders: {{ }}, {% %}, <% %>, ${ } and [[ ]]. */
const PLACEHOLDERS = [
  String.raw`\{\{[^{}]{0,500}\}\}`,
  String.raw`\{%[^%{}]{0,500}%\}`,
  '<%[^%<>]{0,500}%>',
  String.raw`\$\{[^{}]{0,200}\}`,
  String.raw`\[\[\s?[\w.]{1,99}\s?\]\]`,
];
const PLACEHOLDER = new RegExp(PLACEHOLDERS.join('|'), 'g');

const RELATED_NAMES = [
  'related|relatedposts|similar|recommend(?:ed|ations?)?|recirc(?:ulation)?|outbrain|taboola|read-?(?:also|next)',
  'also-?(?:read|like)|see-?also|more-(?:articles|news|stories|posts|on|from|like)|you-(?:may|might)',
  '(?:other|latest|further|next|most-read)-(?:articles?|news|stor(?:y|ies)|posts?)|mostread',
  'advert(?:isement|ising)?|ad-(?:banner|box|container|slot|unit|wrapper)|adsbygoogle|werbung',
  'anzeige|publi-?reportage|advertorial|native-?ads?|promoted(?:-content)?|(?:paid|sponsored)-?(?:content|posts?)',
  'brand(?:ed)?-?content|partner-?content|publicit[ae]|publi-?redactionnel|pubblicita|inserzione|sponsored',
  'cookie-?(?:banner|bar|consent|layer|notice)',
  'author-?(?:bio|box|card|description)|about-(?:the-)?author',
  'mehr-zum-thema|weitere-(?:artikel|meldungen|beitraege|news)|lire-aussi|a-lire|leggi-anche|correlati',
];
const RELATED = new RegExp(String.raw`(?:^|[\s-])(?:${RELATED_NAMES.join('|')})(?=$|[\s-])`);
/** Matches class names of links to the whole story or another one, and of text that a button shows. */
const READ_MORE = /(?:^|[\s-])(?:read-?more|weiterlesen)(?=$|[\s-])/;
/** Matches class names of texts that only screen readers read, such as hints on links. */
const UNSEEN = /(?:^|\s)(?:sr-only|visually-?hidden|screen-reader-text)(?=$|\s)/;
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
  '(?:autres|dernières) (?:actualités|nouvelles|articles)|(?:altre|ultime) notizie|altri articoli',
  'recommended(?: for you| reading)?|most (?:read|popular)|latest (?:news|articles|stories)',
];
const LABEL = new RegExp(String.raw`^(?:${LABELS.join('|')})\s?[:…]?$`, 'i');
const LABEL_START = new RegExp(String.raw`^(?:${LABELS.join('|')})\s?[:–-]`, 'i');

const AD_LABELS = [
  'anzeige|werbung|gesponsert(?:er (?:beitrag|inhalt))?|bezahlter (?:beitrag|inhalt)|partnerinhalte?|publi-?reportage',
  '(?:sponsored|paid|promoted|branded?|partner)(?: (?:content|posts?|story))?|advertorial|advertise?ment|ad',
  'publicité|publi-?rédactionnel|contenu (?:sponsorisé|partenaire)|pubblicità|contenut[oi] sponsorizzat[oi]|inserzione',
  'annonces?|messaggi(?:o)? pubblicitari(?:o)?|(?:sponsored|presented|powered) by .{1,40}',
  '(?:präsentiert|gesponsert) von .{1,40}|(?:présenté|sponsorisé|offert) par .{1,40}|(?:presentato|sponsorizzato|offerto) da .{1,40}',
];
/** Advertisement labels that may also be the heading of a paragraph about advertising. */
const TOPICS =
  'anzeige|werbung|ad|advertise?ment|brand|partner|publicité|pubblicità|inserzione|annonces?|\\p{L}+ (?:by|von|par|da) .+';
const TOPIC = new RegExp(`^(?:${TOPICS})$`, 'iu');
/** Dashes, brackets and asterisks around a label. */
const FRAME = String.raw`[\s*|•·()[\]–—-]{0,5}`;
const AD_LABEL = new RegExp(String.raw`^${FRAME}(?:${AD_LABELS.join('|')})\s?:?${FRAME}$`, 'i');

const WINNER_WORDS = [
  '(?:gewinner|sieger|preisträger|finalist|gewinnerinn|siegerinn|preisträgerinn|finalistinn)(?:en|innen)?|winners?|finalists?|awardees',
  'lauréate?s?|gagnants?|finalistes?|vincitor[ei]|finalisti|premiati',
];
/** Heading or sentence before a list of winners. */
const WINNERS = new RegExp(String.raw`(?<!\p{L})(?:${WINNER_WORDS.join('|')})(?!\p{L})[^.!?]{0,60}$`, 'iu');
/** Minimum number of words of a linked paragraph that is regarded as the headline of another story. */
const LEAST_HEADLINE_WORDS = 6;
/** Maximum number of linked paragraphs that are removed. More of them form a list, which may be the story itself. */
const MOST_LINKED_PARAGRAPHS = 2;

/**
 * Removes parts of a page that do not belong to its article: unresolved template placeholders, advertisements and
 * other stories. Teasers, except the lead of the page, are recognised by the names and labels of their elements, by the
 * label above them, or by a heading that links to another page. A paragraph that consists of one link is also a teaser.
 * A complete other story has a headline that differs from the page title.
 * @param address address of the page
 */
export function removeForeignParts(document: PageDocument, address: string): void {
  const { body } = document;
  removePlaceholders(body);
  removeOtherStories(document);
  const limit = lineOf(body).length * LARGEST_SHARE;
  const isPart = (element: PageElement) =>
    element !== body && lineOf(element).length <= limit && element.querySelector('h1') === null;
  const isLead = leadTest(body);
  for (const element of body.querySelectorAll('[class],[id]')) {
    const names = namesOf(element);
    const isTeaser =
      RELATED.test(names) ||
      (READ_MORE.test(names) && !isOwnText(element)) ||
      (TEASER.test(names) && element.querySelector('a[href]') !== null && !isLead(element));
    if (UNSEEN.test(names) ? isPart(element) : isTeaser && !isInline(element) && isPart(element))
      element.remove();
  }
  for (const element of body.querySelectorAll('[aria-label]'))
    if (isLabel(element.getAttribute('aria-label')?.trim() ?? '') && isPart(element)) element.remove();
  for (const label of labelsOf(body)) {
    if (isOfStory(label)) continue;
    if (LABEL.test(lineOf(label))) removeLabelled(label, isPart);
    else if (linkShare(label) > 0 && isPart(label)) label.remove();
  }
  removeAdvertisements(body, isPart);
  const linked = [...body.querySelectorAll('p')].filter(
    (paragraph) => isOneLink(paragraph, address) && !isListed(paragraph),
  );
  if (linked.length <= MOST_LINKED_PARAGRAPHS)
    for (const paragraph of linked) if (isPart(paragraph)) paragraph.remove();
  const [, ...cards] = [...body.querySelectorAll('article')].sort(
    (one, other) => lineOf(other).length - lineOf(one).length,
  );
  for (const card of cards) if (isOfOtherStory(card) && isPart(card)) card.remove();
}

/** Returns whether a part that a button shows is prose without links, as the rest of the story is. */
const isOwnText = (element: PageElement): boolean =>
  element.querySelector('a[href]') === null && proseOf(element).has(element);

const isLabel = (text: string): boolean => LABEL.test(text) || AD_LABEL.test(text);

/** Label of links to other stories, or of the text behind it. */
const MORE_ON_THIS = /^mehr dazu(?!\p{L})/iu;

/** Returns whether a card links to another story: not with the name of a company, such as a winner, as its heading. */
function isOfOtherStory(card: PageElement): boolean {
  const heading = card.querySelector(LINKED_HEADING);
  return heading !== null && !COMPANY.test(lineOf(heading));
}

/** Returns whether the text behind a label such as 'Mehr dazu:' is prose of the story. */
function isOfStory(label: PageElement): boolean {
  const line = lineOf(label);
  if (!MORE_ON_THIS.test(line)) return false;
  if (!LABEL.test(line)) return proseLength(label) > 0;
  let top = label;
  while (top.parentElement && elementAfter(top) === null && lineOf(top.parentElement) === line)
    top = top.parentElement;
  const around = top.parentElement;
  if (around !== null && isInline(top) && lineOf(around) !== line) return proseLength(around) > 0;
  const next = elementAfter(top);
  return next !== null && isOwnText(next);
}

/** Removes short boxes that begin with a label such as 'Anzeige', and blocks that consist of a sponsored link. */
function removeAdvertisements(body: PageElement, isPart: (element: PageElement) => boolean): void {
  const isShortPart = (element: PageElement) => isPart(element) && lineOf(element).length <= LONGEST_BOX;
  const labels = [...body.querySelectorAll('p,div,span,small,h2,h3,h4,h5,h6')].filter(isAdLabel);
  for (const label of labels.slice(0, MAX_LABELS)) removeLabelled(label, isShortPart);
  for (const link of body.querySelectorAll('a[rel~="sponsored"]')) {
    const block = link.parentElement;
    if (block && linkShare(block) > MOSTLY_LINKS && isPart(block)) block.remove();
  }
}

/**
 * Returns whether an element is the label of an advertisement. It must be a line of its own, not a word of a sentence
 * or heading. A label inside an advertising slot does not count, because the slot is removed without the text after
 * it.
 */
function isAdLabel(element: PageElement): boolean {
  if (hasBlocks(element) || (element.textContent ?? '').length > 4 * LONGEST_LABEL) return false;
  const label = lineOf(element);
  if (!AD_LABEL.test(label) || (/^H\d$/i.test(element.nodeName) && TOPIC.test(label))) return false;
  if (SENTENCE.test(element.parentElement?.nodeName ?? '')) return false;
  for (let around: PageElement | null = element; around; around = around.parentElement)
    if (around.nodeName.toUpperCase() !== 'BODY' && isApart(around)) return false;
  return true;
}
const SENTENCE = /^(?:P|LI|T[DH]|D[DT]|H[1-6]|A|B|STRONG|EM|I|SPAN)$/i;

/** Removes other articles with a headline if the page title is the headline of exactly one article. */
function removeOtherStories(document: PageDocument): void {
  const headlineOf = (story: PageElement) => story.querySelector('h1');
  const stories = [...document.body.querySelectorAll('article')].filter(
    (story) => (headlineOf(story)?.textContent ?? '').trim() !== '',
  );
  const titles = [
    document.querySelector('meta[property="og:title"]')?.getAttribute('content') ?? '',
    document.querySelector('title')?.textContent ?? '',
  ];
  const isOfPage = (story: PageElement) => {
    const headline = headlineOf(story);
    return headline !== null && titles.some((title) => title.replace(/\s+/g, ' ').includes(lineOf(headline)));
  };
  const [own, ...further] = stories.filter(isOfPage);
  if (!own || further.length > 0) return;
  for (const story of stories) if (!isWithin(story, own) && !isWithin(own, story)) story.remove();
}

/**
 * Returns whether a paragraph consists of a single link to another page of the same site, with a text as long as a
 * headline.
 */
function isOneLink(paragraph: PageElement, address: string): boolean {
  const [link, ...others] = paragraph.querySelectorAll('a[href]');
  if (!link || others.length > 0) return false;
  const text = lineOf(link);
  if (text.split(' ').length < LEAST_HEADLINE_WORDS) return false;
  if (
    lineOf(paragraph)
      .replace(text, '')
      .replace(/[\p{P}\p{S}\s]/gu, '') !== ''
  )
    return false;
  const target = absoluteAddress(link.getAttribute('href') ?? '', address);
  if (target === null) return false;
  const [there, here] = [new URL(target), new URL(address)];
  return there.host === here.host && there.pathname + there.search !== here.pathname + here.search;
}

/** Returns whether a paragraph, or linked ones before it, follow a heading or sentence that announces winners. */
function isListed(paragraph: PageElement): boolean {
  let before = elementBefore(paragraph);
  for (
    let passed = 0;
    before && linkShare(before) > MOSTLY_LINKS && passed < MOST_LINKED_PARAGRAPHS;
    passed += 1
  )
    before = elementBefore(before);
  return before !== null && WINNERS.test(lineOf(before));
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

/** Removes template placeholders. Small blocks are removed completely; larger blocks only lose the placeholder. */
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

/** Removes an advertisement label together with the box that it begins, or with the links that follow it. */
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

/** Returns the element before another one in the same parent; null if there is none. */
function elementBefore(element: PageElement): PageElement | null {
  let before: PageElement | null = null;
  for (const child of childrenOf(element.parentElement ?? element)) {
    if (child === element) return before;
    if (isElement(child)) before = child;
    else if (lineOf(child) !== '' && isText(child)) before = null;
  }
  return null;
}
