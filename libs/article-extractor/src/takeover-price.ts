import { oneOf } from './one-of';

/** Number of characters that are examined before and after an amount. */
const LOOKED_AT = 160;

const BOUGHT = [
  'acquir(?:es|ed|ing)|acquisition|takeovers?|take-overs?|t(?:akes|ook|aken|aking) over|buyout|sold to',
  'buys|bought|purchas(?:es|ed|ing)|snapped up|swallow(?:s|ed)',
  'übernimmt|übernahm|übernommen|übernahme|kauft|kaufte|gekauft|aufgekauft|verkauft|verkaufte|erwirbt|erworben',
  'rachète|rachetée?s?|racheter|rachat|acquiert|acquise? par|vendue?s? à|reprend|reprise? par',
  'acquisisce|acquisit[ao]|acquisizione|rileva|rilevat[ao]|comprat[ao]|vendut[ao]',
];
/** Words for income in four languages. */
export const RAISED = [
  String.raw`rais(?:es|ed|ing)|closed|closes|secur(?:es|ed|ing)|receiv(?:es|ed)|rounds?|series [a-e]\b|invests?|invested`,
  'sammelt|gesammelt|aufgenommen|erhält|erhielt|erhalten|sichert|gesichert|runde|investiert',
  'lève|levé|lever|levée|obtient|obtenu|reçoit|reçu|investit|tour de',
  'raccoglie|raccolto|ottiene|ottenuto|riceve|ricevuto|investe|round',
];
const word = (...parts: readonly string[]) => new RegExp(`(?<!\\p{L})${oneOf(...parts)}(?!\\p{L})`, 'giu');
const TAKEOVER = word(...BOUGHT);
const ROUND = word(...RAISED);
const ABOUT = [
  'about|around|over|more than',
  'rund|über|fast|knapp',
  'environ|près de|plus de',
  'circa|oltre',
];
/** Pattern of words before a price. */
const PRICED = new RegExp(`(?<!\\p{L})(?:for|für|um|pour|per|at|of)\\s+${oneOf(...ABOUT)}?\\s*$`, 'iu');
const PAID = ['pays|paid|zahlt|zahlte|bezahlt', 'paie|paye|payé|verse|paga|pagato'];
const PAYS = new RegExp(`(?<!\\p{L})${oneOf(...PAID)}\\s+$`, 'iu');
const PAID_FOR = /^\s+(?:for|für|pour|per)\s/iu;
const PRICE_WORDS = [
  'purchase price|kaufpreis|verkaufspreis|übernahmepreis',
  'prix de (?:vente|rachat)|prix d.achat|prezzo d.acquisto',
];
const PRICE = new RegExp(oneOf(...PRICE_WORDS), 'iu');
const NOUNS = ['takeover|acquisition|buyout|purchase|exit', 'übernahme|verkauf|rachat|acquisizione'];
const IS_TAKEOVER = new RegExp(String.raw`^[\s-]*${oneOf(...NOUNS)}`, 'iu');

/**
 * Returns true if an amount is the price of a company. Such an amount is not money that the company raised.
 * @param before text before the amount
 * @param after text after the amount
 */
export function isTakeoverPrice(before: string, after: string): boolean {
  const [lead, rest] = [lastSentence(before), firstSentence(after)];
  if (IS_TAKEOVER.test(rest) || PRICE.test(lead.slice(-60)) || PRICE.test(rest.slice(0, 30))) return true;
  if (PAYS.test(lead) && PAID_FOR.test(rest)) return true;
  const bought = lastPlace(lead, TAKEOVER);
  if (bought >= 0) return lastPlace(lead, ROUND) < bought;
  return PRICED.test(lead) && lastPlace(lead, ROUND) < 0 && lastPlace(rest, TAKEOVER) >= 0;
}

const lastSentence = (text: string) =>
  text
    .slice(-LOOKED_AT)
    .split(/[.;!?]\s/)
    .at(-1) ?? '';
const firstSentence = (text: string) => text.slice(0, LOOKED_AT).split(/[.;!?](?:\s|$)/)[0] ?? '';

/** Returns the start of the last match of a pattern, or -1 without a match. */
const lastPlace = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;
