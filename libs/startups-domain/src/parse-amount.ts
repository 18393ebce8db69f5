import { MAX_VALUE_CHARACTERS, parseImportNumber } from './import-cells';

/** An amount of money as written in a cell. `currency` is null where the text names none. */
export type Amount = { readonly value: number; readonly currency: string | null };

/**
 * The decimal mark of amounts in a file. It decides what the mark in '250.000' means, which otherwise groups thousands.
 * `isChosen` is true for a person's choice; what other amounts suggest is not enough to divide one by a thousand.
 */
export type DecimalMark = { readonly mark: '.' | ','; readonly isChosen: boolean };

/** What an amount without a currency is in. */
export const DEFAULT_CURRENCY = 'CHF';

/** What a person writes beside a number; the factor of a unit is a power of ten. */
type Word = { readonly unit?: number | 'unsure'; readonly currency?: string | 'unsure' };

/** The words that people write behind a number; folded, without points. */
const UNITS: ReadonlyMap<string, number | 'unsure'> = new Map([
  ...wordsOf(3, 'k tsd tausend thousand thousands mille mila'),
  ...wordsOf(6, 'm mio mios mln mn mill million millions millionen milioni milione miljoen millones'),
  ...wordsOf(9, 'bn bln billion billions mrd mia mld'),
  ...wordsOf(9, 'milliard milliards milliarde milliarden miliardi miliardo'),
  // Units somewhere that mean different factors, or none that we know.
  ...wordsOf('unsure', 'mil mm b t tn billionen trillion trillions trillionen billiarde'),
  ...wordsOf('unsure', 'lakh lakhs crore crores hundred hundert cent'),
]);
/** How a misspelt or foreign unit begins: a number beside it is not read as if it was alone. */
const UNIT_BEGINNINGS = [
  ...'mil mio mlj mld mrd bil tril tsd taus thous mega giga'.split(' '),
  ...'млн млрд тыс 万 億 亿 千'.split(' '),
];

const CURRENCY_CODES = new Set(
  'CHF EUR USD GBP SEK NOK DKK PLN CZK CAD AUD NZD JPY CNY SGD HKD INR ILS KRW'.split(' '),
);
/** Names and signs that mean one currency; a dollar without a country is that of the United States. */
const CURRENCY_NAMES: ReadonlyMap<string, string> = new Map([
  ...namesOf('CHF', 'fr sfr frs franken stutz francs franc franchi franco chf'),
  ...namesOf('EUR', '€ euro euros eur'),
  ...namesOf('USD', '$ us$ usd dollar dollars dollari dollaro'),
  ...namesOf('GBP', '£ gbp pfund pound pounds livres sterline'),
  ...namesOf('AUD', 'a$ au$ aud'),
  ...namesOf('CAD', 'c$ ca$ cad'),
  ...namesOf('SGD', 's$ sgd'),
  ...namesOf('HKD', 'hk$ hkd'),
  ...namesOf('INR', '₹ inr'),
  ...namesOf('ILS', '₪ ils'),
  ...namesOf('KRW', '₩ krw'),
  ...namesOf('JPY', 'yen jpy'),
]);
/** Names that several countries give to their money. */
const UNSURE_CURRENCIES = new Set(
  'kr krone kronen kroner kronor krona peso pesos rupie rupien rupee rupees reais'.split(' '),
);
/** Beginnings of adjectives for dollars of other countries than the United States. */
const OTHER_COUNTRIES = 'kanadi canadi austral singap neusee hongkong'.split(' ');

/** A number with marks that group thousands or separate decimals; apostrophe, blank, point or comma. */
const NUMBER = /[-\u2212]?\d+(?:(?:['’ ](?=\d{3}(?!\d))|[.,])\d+)*/gu;
/** Signs that people type for the apostrophe of Swiss numbers; Unicode takes one of them apart. */
const APOSTROPHES = /[‘’‛ʼ′´`]/g;
const THOUSANDS_OR_DECIMALS = /^[-\u2212]?[1-9]\d{0,2}[.,]\d{3}$/u;
const LONGEST_SHOWN = 40;
const DECIMALS = /\d[.,]\d{1,2}(?!\d)/;
const CURRENCY_IN_FRONT = String.raw`(?:[\p{L}\p{Sc}]{1,4}\.?\s?)?`;
const WHOLE_NUMBER = String.raw`-?\d{1,3}(?:(?:['. ,]\d{3})+|\d*)`;
const DECIMALS_AND_UNIT = String.raw`([.,])\d{1,2}(?:[^\d.,][^\d]{0,16})?`;
/** A number with one or two decimals, or with grouped thousands and decimals, between a currency and a unit. */
const SHOWN_AMOUNT = new RegExp(`^${CURRENCY_IN_FRONT}${WHOLE_NUMBER}${DECIMALS_AND_UNIT}$`, 'u');
/** The form in which spreadsheets shorten large numbers: 1.5E+06. */
const SCIENTIFIC = /(?<![\d.,\p{L}])\d{1,15}(?:[.,]\d{1,15})?E\+?\d{1,2}(?![\d\p{L}])/giu;
/** Words and signs around it. */
const WORD = /\p{L}+\p{Sc}?|\p{Sc}/gu;
/** A code with its unit in front: kCHF, TCHF, MCHF. */
const UNIT_AND_CODE = /^([kKTM])(CHF|EUR|USD|GBP)$/;
const FACTOR_OF_PREFIX: Readonly<Record<string, number>> = { k: 3, K: 3, T: 3, M: 6 };

/**
 * The amount of money in a cell: '22 Millionen Dollar' is 22,000,000 USD, "CHF 1'250'000.-" is 1,250,000 CHF.
 *
 * A text without a unit and without a second number follows the rule of the specification: what is not part of the
 * number is stripped. With a unit the decimals must be beyond doubt: '1,5 Mio' is 1,500,000, but '1.250 Mio' could be
 * 1.25 or 1,250 millions.
 * @param decimal the decimal mark of the file; without it a mark before three digits groups thousands
 * @returns null when the text holds no amount, or one that cannot be read for sure: a range, a second number, two
 *   units or currencies, a unit that means different factors; or when it has more than 400 characters. Never throws.
 * Source: spec §5, numbers; product decisions, 11.2 and 12.5.
 */
export function parseAmount(cell: string, decimal?: DecimalMark): Amount | null {
  if (cell.length > MAX_VALUE_CHARACTERS) return null;
  const text = cell
    .replace(APOSTROPHES, "'")
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(SCIENTIFIC, plainNumber);
  const numbers = text.match(NUMBER) ?? [];
  const words = (text.replace(NUMBER, ' ').match(WORD) ?? []).map(readWord);
  const units = words.flatMap(({ unit }) => unit ?? []);
  const currencies = [...new Set(words.flatMap(({ currency }) => currency ?? []))];
  const [number] = numbers;
  if (number === undefined || numbers.length > 1 || units.length > 1 || currencies.length > 1) return null;
  const [unit] = units;
  const [currency = null] = currencies;
  const marked = decimal && THOUSANDS_OR_DECIMALS.test(number) ? readMark(number, decimal) : undefined;
  if (marked === null) return null;
  if (unit === undefined && marked !== undefined)
    return withCurrency(marked, currency === 'unsure' ? null : currency);
  if (unit === undefined)
    return withCurrency(parseImportNumber(text), currency === 'unsure' ? null : currency);
  if (unit === 'unsure' || currency === 'unsure') return null;
  return withCurrency(marked === undefined ? withUnit(number, unit) : Number(`${marked}e${unit}`), currency);
}

/** The number that a mark before three digits means in a file with this decimal mark; null in doubt. */
function readMark(number: string, { mark, isChosen }: DecimalMark): number | null {
  const plain = number.replace('\u2212', '-');
  if (!plain.includes(mark)) return Number(plain.replace(/[.,]/, ''));
  return isChosen ? Number(plain.replace(',', '.')) : null;
}

/**
 * The decimal mark that a cell shows beyond doubt, as in '12,5', "1'250.50" or '1.234,5'.
 * @returns null for a cell that is no amount, and for one whose mark may group thousands
 */
export function shownDecimalMark(cell: string): DecimalMark['mark'] | null {
  if (cell.length > LONGEST_SHOWN || !DECIMALS.test(cell)) return null;
  const [, mark] = SHOWN_AMOUNT.exec(cell.replace(APOSTROPHES, "'").normalize('NFKC').trim()) ?? [];
  return mark === '.' || mark === ',' ? mark : null;
}

/** Parts of a header that may name a unit: in brackets, behind 'in', the last two words, the last word. */
const REMARKS = [
  /[([](?:in\s)?([^)\]]{1,20})[)\]]/i,
  /\sin\s(.{1,20})$/i,
  /\s(\S{1,10}\s\S{1,10})$/,
  /\s(\S{1,10})$/,
];
const THOUSAND = /\b1?[' ]?000\b/;

/**
 * What the header of a column of amounts says of their unit and currency.
 * @returns 'Mio. CHF' of 'Betrag (Mio. CHF)', 'Tsd' of 'Funding (in 1000)'; null where it says nothing
 */
export function unitOfHeader(header: string): string | null {
  const text = header.slice(0, MAX_VALUE_CHARACTERS).replace(APOSTROPHES, "'").trim();
  for (const remark of REMARKS) {
    const unit = remark.exec(text)?.[1]?.replace(THOUSAND, 'Tsd');
    const amount = unit === undefined ? null : parseAmount(`1 ${unit}`);
    if (unit !== undefined && amount && (amount.value !== 1 || amount.currency !== null)) return unit;
  }
  return null;
}

const plainNumber = (number: string): string => String(Number(number.replace(',', '.')));

/** The ISO 4217 code of a currency by its code, name or sign; null for anything else. */
export function parseCurrency(cell: string): string | null {
  if (cell.length > MAX_VALUE_CHARACTERS) return null;
  const text = cell.normalize('NFKC').trim();
  const code = text.toUpperCase();
  return CURRENCY_NAMES.get(text.toLowerCase()) ?? (/^[A-Z]{3}$/.test(code) ? code : null);
}

const withCurrency = (value: number | null, currency: string | null): Amount | null =>
  value === null ? null : { value, currency };

function readWord(word: string): Word {
  const [, prefix, code] = UNIT_AND_CODE.exec(word) ?? [];
  if (prefix && code) return { unit: FACTOR_OF_PREFIX[prefix] ?? 'unsure', currency: code };
  if (CURRENCY_CODES.has(word)) return { currency: word };
  const folded = word.toLowerCase();
  const currency = CURRENCY_NAMES.get(folded);
  if (currency) return { currency };
  const unit = UNITS.get(folded);
  return unit === undefined ? (readCompound(folded) ?? readUnknown(folded)) : { unit };
}

/** A unit and a currency written as one, in either order: 'M$', 'miochf', 'eurm'. */
function readCompound(word: string): Word | null {
  for (let at = 1; at < word.length; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    const unit = UNITS.get(left) ?? UNITS.get(right);
    const currency = CURRENCY_NAMES.get(right) ?? CURRENCY_NAMES.get(left);
    if (unit !== undefined && currency) return { unit, currency };
  }
  return null;
}

function readUnknown(word: string): Word {
  const begins = (beginnings: readonly string[]) => beginnings.some((text) => word.startsWith(text));
  if (begins(UNIT_BEGINNINGS)) return { unit: 'unsure' };
  const isOtherMoney = /\p{Sc}/u.test(word) || UNSURE_CURRENCIES.has(word) || begins(OTHER_COUNTRIES);
  return isOtherMoney ? { currency: 'unsure' } : {};
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

function wordsOf(exponent: number | 'unsure', words: string): [string, number | 'unsure'][] {
  return words.split(' ').map((word) => [word, exponent]);
}

function namesOf(code: string, names: string): [string, string][] {
  return names.split(' ').map((name) => [name, code]);
}
