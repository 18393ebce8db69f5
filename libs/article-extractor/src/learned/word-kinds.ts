import { foldText } from '@vaglio/startups-domain';
import { FIRST_NAMES } from '../built-in/first-names';
import { KNOWN_ORGANISATIONS } from '../built-in/known-organisations';
import { isDemonym, isPlace } from '../built-in/places';
import type { Lexicon } from './lexicon';
import type { Token } from './tokens';

/** Class of a word, independent of its context. Each punctuation mark that is not listed is its own class. */
export type WordKind = string;

const LEGAL = /^(?:AG|SA|GmbH|Sàrl|Sarl|SARL|Sagl|SAGL|Ltd|Inc|LLC|SE|NV|BV|AB|S\.A)$/u;
const CURRENCIES = 'CHF|USD|EUR|Franken|francs?|franchi|Dollar|dollars?|Euro|euros?';
const MONEY = new RegExp(
  `^(?:${CURRENCIES}|Mio|Mrd|Millionen|Milliarden|millions?|milioni|milliards?|billion)`,
  'u',
);
const MONTHS =
  'jan|feb|mar|apr|mai|may|jun|jui|jul|aug|aou|sep|okt|oct|nov|dez|dec|gen|mag|giu|lug|ago|set|ott|dic';
const MONTH = new RegExp(`^(?:${MONTHS})[a-z]{0,7}$`, 'u');

const ORGANISATIONS = new Map(
  Object.entries(KNOWN_ORGANISATIONS).flatMap(([kind, names]) =>
    names.split(', ').map((name) => [name, kind] as const),
  ),
);

/** Returns the kind of the well-known organisation with this name; undefined for any other name. */
export const organisationKind = (folded: string): string | undefined => ORGANISATIONS.get(folded);

export function wordKind({ text }: Token, lexicon: Lexicon): WordKind {
  if (/^\d/u.test(text)) return /^(?:19|20)\d\d$/u.test(text) ? 'YEAR' : 'NUMBER';
  if (!/[\p{L}\p{N}]/u.test(text)) return text;
  if (LEGAL.test(text)) return 'LEGAL';
  const folded = foldText(text);
  if (FIRST_NAMES.has(folded)) return 'FIRST';
  if (isPlace(text)) return isDemonym(text) ? 'DEMONYM' : 'PLACE';
  if (MONEY.test(text)) return 'MONEY';
  if (/^\p{Lu}/u.test(text) && MONTH.test(folded)) return 'MONTH';
  if (ORGANISATIONS.has(folded)) return 'ORGANISATION';
  if (!/\p{Lu}/u.test(text)) return 'lower';
  return lexicon.knows(folded) ? 'Common' : 'Proper';
}

/** Returns the shape of a word: 'X' or 'XX' for capitals, 'x' for lower-case letters, '9' for digits. */
export const shapeOf = (text: string): string =>
  text
    .replace(/\p{Lu}+/gu, (run) => (run.length > 1 ? 'XX' : 'X'))
    .replace(/\p{Ll}+/gu, 'x')
    .replace(/\p{N}+/gu, '9');
