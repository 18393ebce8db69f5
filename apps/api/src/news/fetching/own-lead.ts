import { hasBlocks, isInline, lineOf, type PageElement } from './page-element';
import { isApart, isWithin, proseLength } from './page-prose';

/** Maximum number of words in a link of a lead, such as the name of a company. A longer one is a headline. */
const MOST_LINK_WORDS = 5;
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
 * which at most single words such as a company are links.
 */
export function leadTest(body: PageElement): (element: PageElement) => boolean {
  const lead = firstProse(body);
  return (element) =>
    lead !== null &&
    isWithin(lead, element) &&
    lineOf(element) === lineOf(lead) &&
    [...lead.querySelectorAll('a[href]')].every((link) => {
      const text = lineOf(link);
      return wordCount(text) <= MOST_LINK_WORDS && !leadsOn(text);
    });
}

/** Returns the first block of prose after the first headline, or of the page. */
function firstProse(body: PageElement): PageElement | null {
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
  element.querySelector('h1,h2,h3,h4,h5,h6') === null &&
  proseLength(element) > 0;

function isWithinApart(element: PageElement): boolean {
  for (let around: PageElement | null = element; around; around = around.parentElement)
    if (!/^BODY$/i.test(around.nodeName) && isApart(around)) return true;
  return false;
}
