import { elementAfter, elementBefore, isShortBox, MOSTLY_LINKS } from './labelled-box';
import { leadsOn } from './own-lead';
import {
  childrenOf,
  HEADING,
  headingsByElement,
  lineOf,
  lineStart,
  linkShare,
  type PageDocument,
  type PageElement,
} from './page-element';

const SUBHEADING = 'h2,h3,h4,h5,h6';
const LEGAL_FORMS = 'AG|GmbH|SA|Sàrl|SARL|Sagl|Srl|Ltd|Inc|KlG|Genossenschaft';
const COMPANY = String.raw`(?:[\p{Lu}\d]\S{0,40} ){1,5}(?:${LEGAL_FORMS})(?![\p{L}\d])\.?`;
/** Name of a company with its legal form. */
const COMPANY_NAME = new RegExp(`^${COMPANY}$`, 'u');
/** Name of one to three words, such as that of a company without legal form. */
const SHORT_NAME = /^[\p{Lu}\d]\S{0,40}(?: [\p{Lu}\d]\S{0,40}){0,2}$/u;

const WORDS = [
  '(?:gewinner|sieger|preisträger|finalist|gewinnerinn|siegerinn|preisträgerinn|finalistinn)(?:en|innen)?|winners?|finalists?|awardees',
  'lauréate?s?|gagnants?|finalistes?|vincitor[ei]|finalisti|premiati',
].join('|');
const WINNERS = new RegExp(String.raw`(?<!\p{L})(?:${WORDS})(?!\p{L})`, 'iu');
/** Heading or sentence before a list of winners. */
const BEFORE_WINNERS = new RegExp(String.raw`${WINNERS.source}[^.!?]{0,60}$`, 'iu');

const WIN = 'gewinn(?:t|en)|gewann|holt|wins?|won|remporte|gagne|vince';
const RECEIVE = 'erhält|erhielt|receive[sd]?|reçoit|obtient|riceve|ottiene';
const PRIZE = String.raw`\p{L}*preis|awards?|prizes?|prix|premio|trophy|trophée`;
const MONEY = 'CHF|EUR|USD|Franken|francs|franchi';
const WINS = `(?:${WIN}) [^.!?]{0,100}(?<!\\p{L})(?:${PRIZE}|${MONEY})`;
const RECEIVES = `(?:${RECEIVE}) [^.!?]{0,100}(?<!\\p{L})(?:${PRIZE})`;
/** Line that begins with the name of a company, which wins a prize or money. */
const COMPANY_WINS = new RegExp(
  String.raw`^[\p{P}\p{S}\s]{0,5}${COMPANY}[^.!?]{0,60} (?:${WINS}|${RECEIVES})(?!\p{L})`,
  'u',
);

/** Maximum number of linked paragraphs between a heading of winners and a linked paragraph of its list. */
const MOST_PASSED = 2;

/** Returns whether a text is the name of a company with its legal form. */
export const isCompanyName = (text: string): boolean => COMPANY_NAME.test(text);

/** Returns whether the headline of a page announces winners. */
function isOfWinners(document: PageDocument): boolean {
  const headlines = [document.querySelector('h1'), document.querySelector('title')];
  return headlines.some((headline) => headline !== null && WINNERS.test(lineOf(headline)));
}

/** Returns whether a heading is a name, as that of a winner is. */
const isName = (heading: PageElement): boolean =>
  COMPANY_NAME.test(lineOf(heading)) || SHORT_NAME.test(lineOf(heading));

/** Returns a predicate for cards whose heading is the name of a winner, on a page whose headline announces winners. */
export function winnerTest(document: PageDocument): (card: PageElement) => boolean {
  const isPage = isOfWinners(document);
  return (card) => {
    const heading = isPage ? card.querySelector(SUBHEADING) : null;
    return heading !== null && isName(heading);
  };
}

/** Removes the links of the cards of winners, so that the cards are read as text. */
export function unlinkWinners(document: PageDocument): void {
  if (!isOfWinners(document)) return;
  const headings = [...document.body.querySelectorAll(HEADING)];
  const onlyHeading = headingsByElement(headings);
  for (const heading of headings) {
    if (heading.nodeName.toUpperCase() === 'H1' || !isName(heading)) continue;
    let card = heading;
    for (
      let box = card.parentElement;
      box && onlyHeading.get(box) === heading && isShortBox(box);
      box = box.parentElement
    )
      card = box;
    unlink(card);
  }
}

/** Replaces the links of an element with their contents and removes links that only lead on. */
export function unlink(element: PageElement): void {
  const own = element.nodeName.toUpperCase() === 'A' ? [element] : [];
  for (const link of [...element.querySelectorAll('a[href]'), ...own]) {
    if (leadsOn(lineOf(link))) link.remove();
    else link.replaceWith(...childrenOf(link));
  }
}

/** Returns whether a paragraph is between other blocks, apart from elements that only wrap it. */
function isBetweenBlocks(paragraph: PageElement): boolean {
  const line = lineOf(paragraph);
  let top = paragraph;
  while (top.parentElement && lineStart(top.parentElement, line.length) === line) top = top.parentElement;
  return elementBefore(top) !== null && elementAfter(top) !== null;
}

/**
 * Returns whether a linked paragraph names a winner: it says so between other blocks, or follows a heading or sentence that announces
 * winners, possibly after other linked paragraphs.
 */
export function isOfWinner(paragraph: PageElement): boolean {
  if (COMPANY_WINS.test(lineOf(paragraph)) && isBetweenBlocks(paragraph)) return true;
  let before = elementBefore(paragraph);
  for (let passed = 0; before && linkShare(before) > MOSTLY_LINKS && passed < MOST_PASSED; passed += 1)
    before = elementBefore(before);
  return before !== null && BEFORE_WINNERS.test(lineOf(before));
}
