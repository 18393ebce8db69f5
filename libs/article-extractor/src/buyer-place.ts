import { mentionsOf } from './company-zones';
import { oneOf } from './one-of';

interface Range {
  readonly start: number;
  readonly end: number;
}

const BUYS = oneOf(
  '(?:acquires|acquired|buys|bought|purchases|purchased|snaps up|takes over|took over)(?! by)|(?:to|will) (?:acquire|buy)',
  'übernimmt|übernahm|kauft|kaufte|erwirbt|erwarb|schluckt|beteiligt sich an',
  'rachète|acquiert|achète|reprend|s.offre|a (?:racheté|acquis|acheté|repris)|va (?:racheter|acquérir|reprendre)',
  'acquisisce|acquista|compra|rileva|ha (?:acquisito|acquistato|comprato|rilevato)|acquisirà|rileverà',
);
/** The verb between the place of a buyer and the bought company: 'Genfer Konzern Quarzo übernimmt Nubilo'. */
const BUYS_BETWEEN = new RegExp(
  String.raw`(?<!\p{L})(?<!(?:that|which|who|qui|che) )${BUYS}(?!\p{L})[^.;:,]{0,60}$`,
  'iu',
);
/** Pattern of a verb directly before its subject: 'In Zürich übernimmt Nubilo ein Labor'. */
const IS_INVERTED = new RegExp(String.raw`^ (?:${BUYS}|hat|haben|will)(?: \p{L}{3,5})? $`, 'iu');
const CLAUSE_BEGINS = /(?:^|[.:;,–—] ?)(?:in|aus|von|ab|a|à|from|at) [^.:;,]{2,30}$/iu;
const HAS_BETWEEN = /(?<!\p{L})(?:hat|haben|hatte|will|wollen|möchte)(?!\p{L})[^.;:,]{0,60}$/iu;
const BOUGHT_LAST = 'übernommen|gekauft|aufgekauft|verkauft|erworben|übernehmen|kaufen|erwerben';
const BOUGHT_AT_END = new RegExp(String.raw`^[^.;:,]{0,60} (?:${BOUGHT_LAST})(?!\p{L})`, 'iu');

const THE = String.raw`(?: (?:the|a|an|der|die|den|dem|eine[mnr]?|le|la|une?|il|lo|una)|[ ’'](?=\p{L}))?`;
const BY = String.raw`(?:by|par|da|dal|dalla|dall[’']|von|vom|durch)`;
/** Words between a bought company and the place of its buyer: 'Nubilo is acquired by Geneva-based Quarzo'. */
const BOUGHT = oneOf(
  'acquired|bought|purchased|snapped up|taken over|sold',
  'übernommen|gekauft|aufgekauft|erworben|verkauft|übernahme',
  '(?:rachet|achet)ée?s?|acquise?s?|reprise?s?|vendue?s?',
  'acquisit[aeio]|acquistat[aeio]|comprat[aeio]|rilevat[aeio]|vendut[aeio]',
);
/** Words with which a sentence returns from the buyer to the bought company. */
const GOES_ON =
  'and|but|yet|while|stays|remains|keeps|for|und|aber|bleibt|behält|für|et|mais|reste|garde|pour|e|ed|ma|resta|rimane|per';
/** Price or time between the purchase and the buyer: 'acquired for CHF 5 million by'. */
const PRICE_BETWEEN = String.raw`(?: (?:for|in|für|im|pour|en|per|nel|at)(?: (?!(?:and|und|et|e|ed) )[^\s;:,]{1,20}){1,6}?)?`;
const NAME_BEFORE = String.raw`(?: (?!(?:${GOES_ON}) )[^\s.;:,]{1,30}){0,4}`;
const APPOSITION = String.raw`(?:, (?:an?|the|eine?|der|die|une?|le|la|una|il)(?: \p{Ll}{1,20}){0,2})?`;
const BOUGHT_BY = new RegExp(
  String.raw`(?<!\p{L})${BOUGHT}${PRICE_BETWEEN} (?:${BY}|to|an|à|a|al|alla)${THE}${NAME_BEFORE}${APPOSITION}\s?$`,
  'iu',
);
const PASSIVE_BY = new RegExp(
  String.raw`(?<!\p{L})(?:wird|wurde|werden|wurden|ist|worden|soll)(?!\p{L})[^.;:,]{0,40} (?:${BY}|an)${NAME_BEFORE}\s$`,
  'iu',
);
const BY_AT_END = new RegExp(String.raw`^ ${BY}${NAME_BEFORE}\s?$`, 'iu');
const PURCHASE =
  'übernahme|kauf|verkauf|acquisition|takeover|purchase|sale|rachat|reprise|vente|acquisizione|vendita';
const PURCHASE_OF = new RegExp(
  String.raw`(?:${PURCHASE}) (?:von|der|des|of|de|d[’']|di|della|du)(?: \p{L}{1,20}){0,2} ?$`,
  'iu',
);

/** Number of characters around a place in which the company is searched. */
const REACH = 200;

/**
 * Returns true if a place belongs to the buyer of a company. The place is then not the seat of the company.
 * @param place range of the place in the statement, in UTF-16 units
 * @param company name of the company
 */
export function isPlaceOfBuyer(statement: string, place: Range, company: string): boolean {
  const from = Math.max(0, place.start - REACH);
  const near = statement.slice(from, place.end + REACH);
  const points = Array.from(near);
  const offset = (at: number) => points.slice(0, at).join('').length;
  const here = { start: place.start - from, end: place.end - from };
  const mentions = mentionsOf(points, [company]);
  return (
    mentions.length > 0 &&
    mentions.every(({ start, end }) => isBought(near, here, { start: offset(start), end: offset(end) }))
  );
}

function isBought(statement: string, place: Range, company: Range): boolean {
  const after = (at: number) => statement.slice(at, at + 100);
  if (place.end <= company.start) {
    const between = statement.slice(place.end, company.start);
    const isSubject =
      IS_INVERTED.test(between) &&
      CLAUSE_BEGINS.test(statement.slice(Math.max(0, place.end - 45), place.end));
    const buys =
      BUYS_BETWEEN.test(between) || (HAS_BETWEEN.test(between) && BOUGHT_AT_END.test(after(company.end)));
    return buys && !isSubject;
  }
  const between = statement.slice(company.end, place.start);
  return (
    BOUGHT_BY.test(between) ||
    (PASSIVE_BY.test(between) && BOUGHT_AT_END.test(after(place.end))) ||
    (BY_AT_END.test(between) &&
      PURCHASE_OF.test(statement.slice(Math.max(0, company.start - 60), company.start)))
  );
}
