import { HEADING, hasBlocks, isInline, lineOf, lineStart, namesOf, type PageElement } from './page-element';
import { isWithin, proseLength, withinApartTest } from './page-prose';

/** Maximum number of words in a link of a lead, such as the name of a company. A longer one is a headline. */
const MOST_LINK_WORDS = 5;
/** Maximum length of a line with the author or date beside a lead, in UTF-16 units. */
const LONGEST_BYLINE = 100;
const AUTHOR = 'authors?|autor(?:en|in|innen|i|e)?|auteure?s?|autrice|byline|redaktion|redaction|redazione';
const AUTHOR_ADDRESS = new RegExp(
  String.raw`[/?&](?:${AUTHOR}|profile?|people|person(?:en)?|team|by)[/=]`,
  'i',
);
const AUTHOR_NAMES = new RegExp(String.raw`(?:^|[\s-])(?:${AUTHOR})(?=$|[\s-])`);
const BYLINE = /^(?:von|by|par|di|da|text|autor(?:in)?|author|auteure?|autore|autrice)(?::|\s)/i;
const ONWARD = {
  de: 'mehr(?: (?:erfahren|lesen|infos?|informationen|dazu|details|anzeigen))?|weiter ?lesen|weiter|(?:artikel |beitrag )?lesen|zum (?:artikel|beitrag)',
  en: 'read (?:more|on|(?:the )?(?:full )?(?:article|story))|(?:learn|find out|see|show|view) more|more(?: info| details)?|continue(?: reading)?|details?',
  fr: "lire (?:la suite|plus|l[’']article)|en savoir (?:plus|\\+)|(?:voir )?plus|(?:la )?suite",
  it: "leggi(?: (?:tutto|di più|ancora|l[’']articolo))?|continua(?: a leggere)?|(?:scopri )?di più|dettagli",
};
const LEADS_ON = new RegExp(
  String.raw`^[\p{P}\p{S}\s]{0,5}(?:jetzt |hier )?(?:${Object.values(ONWARD).join('|')})[\p{P}\p{S}\s]{0,5}$`,
  'iu',
);

const wordCount = (text: string): number => text.split(' ').length;

/** Returns whether the text of a link only leads on to a story: 'Weiterlesen', 'Read more'. */
export const leadsOn = (text: string): boolean => LEADS_ON.test(text);

/**
 * Returns a predicate for elements with the lead of the page: the first prose after its headline, without a heading, in
 * which at most single words such as a company are links. Beside the lead there may be a line with its author or date.
 */
export function leadTest(body: PageElement): (element: PageElement) => boolean {
  const lead = firstProse(body);
  if (lead === null) return () => false;
  const longest = lineOf(lead).length + LONGEST_BYLINE;
  return (element) =>
    isWithin(lead, element) &&
    lineStart(element, longest).length <= longest &&
    element.querySelector(HEADING) === null &&
    [...element.querySelectorAll('a[href]')].every((link) =>
      isWithin(link, lead) ? isWithinText(lineOf(link)) : isAuthor(link),
    );
}

const isWithinText = (text: string): boolean => wordCount(text) <= MOST_LINK_WORDS && !leadsOn(text);

/** Returns whether a link leads to the author of the text: by its names or address, or those of its line. */
function isAuthor(link: PageElement): boolean {
  const line = link.parentElement;
  return (
    isWithinText(lineOf(link)) &&
    (/(?:^|\s)author(?:\s|$)/i.test(link.getAttribute('rel') ?? '') ||
      AUTHOR_ADDRESS.test(link.getAttribute('href') ?? '') ||
      AUTHOR_NAMES.test(namesOf(link)) ||
      (line !== null && (AUTHOR_NAMES.test(namesOf(line)) || BYLINE.test(lineStart(line, LONGEST_BYLINE)))))
  );
}

/** Returns the first block of prose after the first headline, or of the page. */
function firstProse(body: PageElement): PageElement | null {
  const isWithinApart = withinApartTest();
  let isReached = body.querySelector('h1') === null;
  for (const element of body.querySelectorAll('*')) {
    if (/^H1$/i.test(element.nodeName)) isReached = true;
    else if (isReached && isProse(element) && !isWithinApart(element)) return element;
  }
  return null;
}

const isProse = (element: PageElement): boolean =>
  !isInline(element) &&
  !/^H\d$/i.test(element.nodeName) &&
  !hasBlocks(element) &&
  element.querySelector(HEADING) === null &&
  proseLength(element) > 0;
