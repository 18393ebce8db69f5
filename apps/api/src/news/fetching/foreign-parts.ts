import { isAdText, removeAdvertisements } from './advertisements';
import { absoluteAddress } from './canonical-address';
import { elementAfter, removeLabelled } from './labelled-box';
import { leadTest } from './own-lead';
import {
  childrenOf,
  hasBlocks,
  isElement,
  isInline,
  isText,
  lineOf,
  linkShare,
  namesOf,
  oncePerElement,
  type PageDocument,
  type PageElement,
} from './page-element';
import { isWithin, proseLength, proseOf } from './page-prose';
import { isCompanyName, isOfWinner, unlink, unlinkWinners, winnerTest } from './winners';

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
/** Length of the page title that is inspected, in UTF-16 units. */
const LONGEST_TITLE = 1_000;
const LINKED_HEADING = 'h2 a[href],h3 a[href],h4 a[href],a[href] h2,a[href] h3,a[href] h4';
/** Patterns of template placeholders: {{ }}, {% %}, <% %>, ${ } and [[ ]]. */
const PLACEHOLDERS = [
  String.raw`\{\{[^{}]{0,500}\}\}`,
  String.raw`\{%[^%{}]{0,500}%\}`,
  '<%[^%<>]{0,500}%>',
  String.raw`\$\{[^{}]{0,200}\}`,
  String.raw`\[\[\s?[a-z_][\w.]{1,98}\s?\]\]`,
];
const PLACEHOLDER = new RegExp(PLACEHOLDERS.join('|'), 'gi');

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
/** Matches links to other pages. A link within the page is that of a footnote. */
const OTHER_PAGE = 'a[href]:not([href^="#"])';

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
  const isPart = oncePerElement(
    (element) => element !== body && lineOf(element).length <= limit && element.querySelector('h1') === null,
  );
  const isLead = leadTest(body);
  const isWinner = winnerTest(document);
  for (const element of body.querySelectorAll('[class],[id]')) {
    const names = namesOf(element);
    const isTeaser =
      RELATED.test(names) ||
      (READ_MORE.test(names) && !isOwnText(element)) ||
      (TEASER.test(names) &&
        element.querySelector(OTHER_PAGE) !== null &&
        !isLead(element) &&
        !isWinner(element));
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
  removeLinkedParagraphs(body, address, isPart);
  const lengths = new Map([...body.querySelectorAll('article')].map((card) => [card, lineOf(card).length]));
  const [, ...cards] = [...lengths].sort(([, one], [, other]) => other - one);
  for (const [card] of cards) if (isOfOtherStory(card) && !isWinner(card) && isPart(card)) card.remove();
  unlinkWinners(document);
}

/** Returns whether a part that a button shows is prose without links, as the rest of the story is. */
const isOwnText = (element: PageElement): boolean =>
  element.querySelector('a[href]') === null && proseOf(element).has(element);

const isLabel = (text: string): boolean => LABEL.test(text) || isAdText(text);

/** Label of links to other stories, or of the text behind it. */
const MORE_ON_THIS = /^mehr dazu(?!\p{L})/iu;

/** Removes paragraphs that are links to other stories, unless they name winners or are too many. */
function removeLinkedParagraphs(
  body: PageElement,
  address: string,
  isPart: (element: PageElement) => boolean,
): void {
  const linked: PageElement[] = [];
  const winners: PageElement[] = [];
  for (const paragraph of body.querySelectorAll('p')) {
    if (!isOneLink(paragraph, address)) continue;
    if (isOfWinner(paragraph)) winners.push(paragraph);
    else if (linked.push(paragraph) > MOST_LINKED_PARAGRAPHS) return;
  }
  for (const paragraph of linked) if (isPart(paragraph)) paragraph.remove();
  for (const winner of winners) unlink(winner);
}

/** Returns whether a card links to another story: not with the name of a company, such as a winner, as its heading. */
function isOfOtherStory(card: PageElement): boolean {
  const heading = card.querySelector(LINKED_HEADING);
  return heading !== null && !isCompanyName(lineOf(heading));
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

/** Removes other articles with a headline if the page title is the headline of exactly one article. */
function removeOtherStories(document: PageDocument): void {
  const headlineOf = (story: PageElement) => story.querySelector('h1');
  const stories = [...document.body.querySelectorAll('article')].filter(
    (story) => (headlineOf(story)?.textContent ?? '').trim() !== '',
  );
  const titles = [
    document.querySelector('meta[property="og:title"]')?.getAttribute('content') ?? '',
    document.querySelector('title')?.textContent ?? '',
  ].map((title) => title.slice(0, LONGEST_TITLE).replace(/\s+/g, ' '));
  const isOfPage = (story: PageElement) => {
    const headline = headlineOf(story);
    return headline !== null && titles.some((title) => title.includes(lineOf(headline)));
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
