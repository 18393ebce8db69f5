import { parseImportNumber } from './import-cells';

/** An amount of money as written in a cell. `currency` is null where the text names none. */
export type Amount = { readonly value: number; readonly currency: string | null };

/** What an amount without a currency is in. */
export const DEFAULT_CURRENCY = 'CHF';

/** Factors as powers of ten, by the words that people write behind a number; folded, without points. */
const UNITS: ReadonlyMap<string, number> = new Map([
  ...wordsOf(3, 'k tsd tausend thousand thousands mille mila'),
  ...wordsOf(6, 'm mio mios mln mn mill million millions millionen milioni milione'),
  ...wordsOf(9, 'bn bln billion billions mrd mia milliard milliards milliarde milliarden miliardi miliardo'),
]);

/** Words that are units somewhere and mean different factors, or none that we know. */
const UNSURE_UNITS = new Set(
  'mil mm b t tn billionen trillion trillions trillionen billiarde lakh lakhs crore crores hundred hundert cent'.split(
    ' ',
  ),
);

const CURRENCY_CODES = new Set(
  'CHF EUR USD GBP SEK NOK DKK PLN CZK CAD AUD JPY CNY SGD HKD INR ILS KRW'.split(' '),
);
/** Names and signs that mean one currency; a dollar without a country is that of the United States. */
const CURRENCY_NAMES: ReadonlyMap<string, string> = new Map([
  ...namesOf('CHF', 'fr sfr frs franken stutz francs franc franchi franco chf'),
  ...namesOf('EUR', '€ euro euros eur'),
  ...namesOf('USD', '$ us$ usd dollar dollars dollari dollaro'),
  ...namesOf('GBP', '£ gbp pfund pound pounds livres sterline'),
]);

/** A number with marks that group thousands or separate decimals; apostrophe, blank, point or comma. */
const NUMBER = /[-\u2212]?\d+(?:(?:['’ ](?=\d{3}(?!\d))|[.,])\d+)*/gu;
/** Words and signs around it. */
const WORD = /[\p{L}]+\$?|[€$£]/gu;
/** A code with its unit in front: kCHF, TCHF, MCHF. */
const UNIT_AND_CODE = /^([kKTM])(CHF|EUR|USD|GBP)$/;
const FACTOR_OF_PREFIX: Readonly<Record<string, number>> = { k: 3, K: 3, T: 3, M: 6 };

/**
 * The amount of money in a cell: '22 Millionen Dollar' is 22,000,000 USD, "CHF 1'250'000.-" is 1,250,000 CHF.
 *
 * A text without a unit and without a second number follows the rule of the specification: what is not part of the
 * number is stripped. With a unit the decimals must be beyond doubt: '1,5 Mio' is 1,500,000, but '1.250 Mio' could be
 * 1.25 or 1,250 millions.
 * @returns null when the text holds no amount, or one that cannot be read for sure: a range, a second number, two
 *   units or currencies, a unit that means different factors. Never throws.
 * Source: spec §5, numbers; product decisions, 11.2 and 12.5.
 */
export function parseAmount(cell: string): Amount | null {
  const text = cell.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  const numbers = text.match(NUMBER) ?? [];
  const words = (text.replace(NUMBER, ' ').match(WORD) ?? []).map(readWord);
  const units = words.flatMap(({ unit }) => unit ?? []);
  const currencies = [...new Set(words.flatMap(({ currency }) => currency ?? []))];
  const [number] = numbers;
  if (number === undefined || numbers.length > 1 || units.length > 1 || currencies.length > 1) return null;
  if (units.includes('unsure')) return null;
  const [unit] = units;
  const value = typeof unit === 'number' ? withUnit(number, unit) : parseImportNumber(text);
  return value === null ? null : { value, currency: currencies[0] ?? null };
}

/** The ISO 4217 code of a currency by its code, name or sign; null for anything else. */
export function parseCurrency(cell: string): string | null {
  const text = cell.normalize('NFKC').trim();
  const code = text.toUpperCase();
  return CURRENCY_NAMES.get(text.toLowerCase()) ?? (/^[A-Z]{3}$/.test(code) ? code : null);
}

type Word = { readonly unit?: number | 'unsure'; readonly currency?: string };

function readWord(word: string): Word {
  const [, prefix, code] = UNIT_AND_CODE.exec(word) ?? [];
  if (prefix && code) return { unit: FACTOR_OF_PREFIX[prefix] ?? 'unsure', currency: code };
  if (CURRENCY_CODES.has(word)) return { currency: word };
  const folded = word.toLowerCase();
  const currency = CURRENCY_NAMES.get(folded);
  if (currency) return { currency };
  const unit = UNITS.get(folded) ?? (UNSURE_UNITS.has(folded) ? 'unsure' : undefined);
  return unit === undefined ? {} : { unit };
}

/** A number times a power of ten, exactly; null where its marks can be read in two ways. */
function withUnit(number: string, exponent: number): number | null {
  const plain = number.replace('\u2212', '-').replace(/['’ ]/gu, '');
  const [, sign = '', whole = '', mark, decimals = ''] = /^(-?)(\d+)(?:([.,])(\d+))?$/.exec(plain) ?? [];
  if (whole === '') return withGroups(plain, exponent);
  const isGroupOrDecimals = mark !== undefined && decimals.length === 3 && whole !== '0' && whole.length <= 3;
  if (isGroupOrDecimals || decimals.length > exponent) return null;
  return Number(`${sign}${whole}.${decimals}e${exponent}`);
}

/** Numbers with several marks, such as 1.234,5: the last kind is decimal when it occurs once. */
function withGroups(number: string, exponent: number): number | null {
  const value = /^-?\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$|^-?\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(number)
    ? parseImportNumber(number)
    : null;
  return value === null ? null : Number(`${value}e${exponent}`);
}

function wordsOf(exponent: number, words: string): [string, number][] {
  return words.split(' ').map((word) => [word, exponent]);
}

function namesOf(code: string, names: string): [string, string][] {
  return names.split(' ').map((name) => [name, code]);
}
