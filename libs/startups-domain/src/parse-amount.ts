import { isNumberOfLabel } from './amount-labels';
import { foldText } from './fold-text';
import { MAX_VALUE_CHARACTERS, parseImportNumber } from './import-cells';

/** Amount of money in a cell. `currency` is null if the text contains no currency. */
export type Amount = { readonly value: number; readonly currency: string | null };

/**
 * Decimal separator of the amounts in a file. It determines whether '250.000' is grouped, which is the default.
 * `isChosen` is true if the user selected the separator. A separator inferred from other amounts is not sufficient to
 * interpret '250.000' as 250.
 */
export type DecimalMark = { readonly mark: '.' | ','; readonly isChosen: boolean };

/** Currency of amounts without a stated currency. */
export const DEFAULT_CURRENCY = 'CHF';

/** Meaning of a word next to a number: a unit as a power of ten, a currency, or both. */
export type Word = { readonly unit?: number | 'unsure'; readonly currency?: string | 'unsure' };

/** Units that follow a number, folded and without dots. */
const UNITS: ReadonlyMap<string, number | 'unsure'> = new Map([
  ...wordsOf(3, 'k tsd tausend thousand thousands mille milliers mila migliaia'),
  ...wordsOf(6, 'm mio mios mln mn mill million millions millionen milioni milione miljoen millones'),
  ...wordsOf(9, 'bn bln billion billions mrd mia mld'),
  ...wordsOf(9, 'milliard milliards milliarde milliarden miliardi miliardo'),
  // Units that are unsupported or have different meanings in different languages.
  ...wordsOf('unsure', 'mil mm b t tn billionen trillion trillions trillionen billiarde'),
  ...wordsOf('unsure', 'lakh lakhs crore crores hundred hundert cent'),
]);
/**
 * Beginnings of misspelt or foreign units. A number next to such a word is not parsed, because its magnitude is
 * unclear.
 */
const UNIT_BEGINNINGS = [
  ...'mil mio mlj mld mrd bil tril tsd taus thous mega giga'.split(' '),
  ...'млн млрд тыс 万 億 亿 千'.split(' '),
];

/** Common currency codes, which are also known in lower case. */
export const CURRENCY_CODES: ReadonlySet<string> = new Set(
  'CHF EUR USD GBP SEK NOK DKK PLN CZK CAD AUD NZD JPY CNY SGD HKD INR ILS KRW'.split(' '),
);
/** Names and symbols of currencies. A dollar without a country is the US dollar. */
const CURRENCY_NAMES: ReadonlyMap<string, string> = new Map([
  ...namesOf('CHF', 'fr sfr frs franken schweizerfranken stutz francs franc franchi franco chf'),
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
/** Currency names that several countries share. */
const UNSURE_CURRENCIES = new Set(
  (
    'kr krone kronen kroner kronor krona peso pesos rupie rupien rupee rupees rs reais baht yuan rmb ' +
    'renminbi kč kc zł zl ft rubel rouble roubles ruble rubles rubli zloty zlotys złoty forint dirham dirhams lira ' +
    'lire lei leu dinar dinars shekel shekels btc usdt usdc'
  ).split(' '),
);
/** Beginnings of country adjectives for dollars other than the US dollar. */
const OTHER_COUNTRIES = 'kanadi canadi austral singap neusee zealand hong taiwan'.split(' ');

/** Pattern of a number with separators for thousands or decimals: apostrophe, blank, dot or comma. */
const NUMBER = /[-\u2212]?\d+(?:(?:['’ ](?=\d{3}(?!\d))|[.,])\d+)*/gu;
/**
 * Characters that users type instead of the apostrophe in Swiss numbers. Unicode normalisation decomposes one of them.
 */
const APOSTROPHES = /[‘’‛ʼ′´`]/g;
const THOUSANDS_OR_DECIMALS = /^[-\u2212]?[1-9]\d{0,2}[.,]\d{3}$/u;
const LONGEST_SHOWN = 40;
const DECIMALS = /\d[.,]\d{1,2}(?!\d)/;
const CURRENCY_IN_FRONT = String.raw`(?:[\p{L}\p{Sc}]{1,4}\.?\s?)?`;
const WHOLE_NUMBER = String.raw`-?\d{1,3}(?:(?:['. ,]\d{3})+|\d*)`;
const DECIMALS_AND_UNIT = String.raw`([.,])\d{1,2}(?:[^\d.,][^\d]{0,16})?`;
/**
 * Pattern of a number with one or two decimals, or with thousands and decimals, optionally between a currency and a
 * unit.
 */
const SHOWN_AMOUNT = new RegExp(`^${CURRENCY_IN_FRONT}${WHOLE_NUMBER}${DECIMALS_AND_UNIT}$`, 'u');
/** Scientific notation of large numbers in spreadsheets: 1.5E+06. */
const SCIENTIFIC = /(?<![\d.,\p{L}])\d{1,15}(?:[.,]\d{1,15})?E\+?\d{1,2}(?![\d\p{L}])/giu;
/** Pattern of words and currency symbols. */
const WORD = /\p{L}+\p{Sc}?|\p{Sc}/gu;
/** Pattern of a currency code or euro sign with a prefixed unit: kCHF, TCHF, MSEK, T€. */
const UNIT_AND_CODE = /^([kKTM])([A-Z]{3}|€)$/;
/** All codes of ISO 4217. Only the codes in `CURRENCY_CODES` are also recognised in lower case. */
const ISO_CODES = new Set(Intl.supportedValuesOf('currency'));
const FACTOR_OF_PREFIX: Readonly<Record<string, number>> = { k: 3, K: 3, T: 3, M: 6 };

/**
 * Parses the amount of money in a cell: '22 Millionen Dollar' is 22,000,000 USD, "CHF 1'250'000.-" is 1,250,000 CHF.
 *
 * As specified, a text without a unit and without a second number is reduced to its number. If the text has a unit, the
 * decimals must be unambiguous: '1,5 Mio' is 1,500,000, but '1.250 Mio' could mean 1.25 or 1,250 millions.
 * @param decimal decimal separator of the file; without it, a separator before three digits groups thousands
 * @returns null for a text without an amount, with an ambiguous amount or with more than 400 characters. Ranges, second
 *   numbers, two units or currencies, ambiguous units and percentages make an amount ambiguous. Never throws.
 * Source: spec §5, numbers; product decisions 11.2 and 12.5.
 */
export function parseAmount(cell: string, decimal?: DecimalMark): Amount | null {
  const amount = parseQuantity(cell, decimal);
  return amount !== null && hasNoUnit(cell) && isNumberOfLabel(cell.normalize('NFKC')) ? null : amount;
}

const hasNoUnit = (cell: string): boolean =>
  (cell.normalize('NFKC').match(WORD) ?? []).map(readWord).every(isPlainWord);

/** Parses a number with its unit and currency like `parseAmount`, but also accepts a count such as '50 employees'. */
export function parseQuantity(cell: string, decimal?: DecimalMark): Amount | null {
  if (cell.length > MAX_VALUE_CHARACTERS) return null;
  const text = cell
    .replace(APOSTROPHES, "'")
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(LEADING_MARK, '0.')
    .replace(SCIENTIFIC, plainNumber);
  if (/[%‰]/u.test(text) || IS_NEGATIVE.test(text) || HAS_DASH_AS_MINUS.test(text)) return null;
  const numbers = text.match(NUMBER) ?? [];
  const words = (text.replace(NUMBER, ' ').match(WORD) ?? []).map(readWord);
  const units = words.flatMap(({ unit }) => unit ?? []);
  const currencies = [...new Set(words.flatMap(({ currency }) => currency ?? []))];
  const [number] = numbers;
  if (number === undefined || numbers.length > 1 || units.length > 1 || currencies.length > 1) return null;
  if (isGluedToWord(text) || HAS_LEADING_ZERO.test(number) || HAS_GROUP_OF_DECIMALS.test(number)) return null;
  const [unit] = units;
  const [currency = null] = currencies;
  const marked = decimal && THOUSANDS_OR_DECIMALS.test(number) ? readMark(number, decimal) : undefined;
  if (marked === null || unit === 'unsure' || currency === 'unsure') return null;
  if (unit === undefined) return withCurrency(marked ?? parseImportNumber(text), currency);
  return withCurrency(marked === undefined ? withUnit(number, unit) : Number(`${marked}e${unit}`), currency);
}

/**
 * Pattern of a negative amount in bookkeeping notation: in brackets, or with a minus sign after the last digit. '100.-'
 * is not negative.
 */
const IS_NEGATIVE = /^\([^()]+\)$|^[^-]+(?<=\d)-$/;
/** Pattern of a dash instead of a minus sign: '–500', 'CHF –500'. */
const HAS_DASH_AS_MINUS = /^[‐‑‒–—]\s?\p{L}{0,3}\s?\d|\s[‐‑‒–—]\d/u;
/** Pattern of a decimal separator without a zero in front: '.5 Mio'. */
const LEADING_MARK = /(?<![\d.,\p{L}])[.,](?=\d)/gu;
/** Pattern of a number that is no amount: a phone number, or a month and year. */
const HAS_LEADING_ZERO = /^[-\u2212]?0\d/u;
/** Pattern of a number with groups behind its decimal separator: 1.25'000. */
const HAS_GROUP_OF_DECIMALS = /[.,]\d+['’ ]/u;
const BEGINS_WITH_DIGIT = /^[-\u2212]?\d/u;

/** Returns true if the number directly follows a letter that is not a unit or currency: 'Series A2', 'Q3', 'Pre-A1'. */
function isGluedToWord(text: string): boolean {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const end = index + word.length;
    if (BEGINS_WITH_DIGIT.test(text.slice(end, end + 2)) && isPlainWord(readWord(word))) return true;
  }
  return false;
}

export const isPlainWord = ({ unit, currency }: Word): boolean =>
  unit === undefined && currency === undefined;

/** Parses a number with a separator before three digits, using the decimal separator of the file; null if ambiguous. */
function readMark(number: string, { mark, isChosen }: DecimalMark): number | null {
  const plain = number.replace('\u2212', '-');
  if (!plain.includes(mark)) return Number(plain.replace(/[.,]/, ''));
  return isChosen ? Number(plain.replace(',', '.')) : null;
}

/**
 * Returns the decimal separator of a cell if it is unambiguous, as in '12,5', "1'250.50" or '1.234,5'.
 * @returns null for a cell without an amount, or if its separator may group thousands
 */
export function shownDecimalMark(cell: string): DecimalMark['mark'] | null {
  if (cell.length > LONGEST_SHOWN || !DECIMALS.test(cell)) return null;
  const [, mark] = SHOWN_AMOUNT.exec(cell.replace(APOSTROPHES, "'").normalize('NFKC').trim()) ?? [];
  return mark === '.' || mark === ',' ? mark : null;
}

const THOUSAND = /(?<!\d)(?:x\s?)?1?[' .,]?000(?!\d)(?:s(?!\p{L}))?/giu;

/** Replaces 1'000 as a unit by a word: 'CHF Tsd' for "CHF 1'000". */
export const withThousandWord = (text: string): string =>
  text.replace(APOSTROPHES, "'").replace(THOUSAND, ' Tsd ');

/** Folded words that connect units: 'in', 'milliers de francs', 'Schweizer Franken'. */
export const LINKS: ReadonlySet<string> = new Set(
  'in en di de d of von a schweizer schweizerische suisse suisses svizzeri swiss us amerikanische'.split(' '),
);

/** Returns true for a text that contains only units and currencies, such as 'in Mio. CHF', '[kEUR]' and 'kr'. */
export function isUnitText(text: string): boolean {
  const unit = withThousandWord(text.slice(0, LONGEST_SHOWN)).normalize('NFKC');
  const words = (unit.match(WORD) ?? []).filter((word) => !LINKS.has(foldText(word)));
  return words.length > 0 && !/\d/.test(unit) && !words.map(readWord).some(isPlainWord);
}

/** Unit names by factor, in a spelling that `parseAmount` recognises. */
const UNIT_WORDS: ReadonlyMap<number, string> = new Map([
  [1e3, 'Tsd'],
  [1e6, 'Mio'],
  [1e9, 'Mrd'],
]);

/**
 * Adds the unit and currency of a header to a cell. A unit or currency in the cell takes precedence. Under 'Betrag
 * (Mio. CHF)', '2.5 (Seed)' becomes '2.5 (Seed) Mio CHF' and 'EUR 3' becomes 'EUR 3 Mio'. A cell without an amount is
 * unchanged.
 * @param unit unit of a header, as `unitOfHeader` in header-unit.ts returns it
 * @param isCurrencyKnown true if another column contains the currency
 * @returns null if the cell needs the header's unit or currency but these are ambiguous
 */
export function withHeaderUnit(cell: string, unit: string, isCurrencyKnown = false): string | null {
  const words = (cell.normalize('NFKC').match(WORD) ?? []).map(readWord);
  if (parseAmount(cell) === null) return cell;
  const ofHeader = parseAmount(`1 ${unit}`);
  const hasUnit = words.some((word) => word.unit !== undefined);
  const hasCurrency = isCurrencyKnown || words.some(({ currency }) => currency !== undefined);
  if (ofHeader === null) return hasUnit && hasCurrency ? cell : null;
  const added = [
    hasUnit ? undefined : UNIT_WORDS.get(ofHeader.value),
    hasCurrency ? undefined : ofHeader.currency,
  ].filter((word) => typeof word === 'string');
  return [cell, ...added].join(' ');
}

const plainNumber = (number: string): string => String(Number(number.replace(',', '.')));

const DOLLARS: ReadonlySet<string> = new Set('USD AUD CAD SGD HKD NZD TWD'.split(' '));
const PLAIN_DOLLAR = /(?<!\p{L})\$|(?<!\p{L})dollar(?!\p{L})/iu;

/**
 * Combines the currency of an amount with a currency stated elsewhere, such as in a currency column.
 * @param own currency in the cell or its header; null if there is no currency
 * @param stated currency outside the cell; undefined if there is no currency, null if it cannot be parsed
 * @returns `null` for the default currency; 'unsure' if the currencies contradict each other or cannot be parsed
 */
export function settleCurrency(
  cell: string,
  own: string | null,
  stated: string | null | undefined,
): string | null {
  if (stated === undefined) return own;
  if (own === null || stated === null) return stated ?? own ?? 'unsure';
  if (own === stated) return own;
  const isDollar = DOLLARS.has(stated) && own === 'USD' && PLAIN_DOLLAR.test(cell);
  return isDollar ? stated : 'unsure';
}

/** Returns the ISO 4217 code of a currency that is given by code, name or symbol; null for any other text. */
export function parseCurrency(cell: string): string | null {
  if (cell.length > MAX_VALUE_CHARACTERS) return null;
  const text = cell.normalize('NFKC').trim();
  const code = text.toUpperCase();
  return CURRENCY_NAMES.get(text.toLowerCase().replace(/\.$/, '')) ?? (ISO_CODES.has(code) ? code : null);
}

const withCurrency = (value: number | null, currency: string | null): Amount | null =>
  value === null ? null : { value, currency };

/** Returns the meaning of a word next to a number. */
export function readWord(word: string): Word {
  const [, prefix, code] = UNIT_AND_CODE.exec(word) ?? [];
  const named = code === undefined ? undefined : codeOf(code);
  if (prefix && named) return { unit: FACTOR_OF_PREFIX[prefix] ?? 'unsure', currency: named };
  if (ISO_CODES.has(word)) return { currency: word };
  const folded = word.toLowerCase();
  const currency = codeOf(folded);
  if (currency) return { currency };
  const unit = UNITS.get(folded);
  return unit === undefined ? (readCompound(folded) ?? readUnknown(folded)) : { unit };
}

/** Returns the code of a currency that is given by code, name or symbol; undefined for an unknown currency. */
function codeOf(word: string): string | undefined {
  const code = word.toUpperCase();
  return CURRENCY_NAMES.get(word.toLowerCase()) ?? (CURRENCY_CODES.has(code) ? code : undefined);
}

/** Parses a word that combines a unit and a currency in either order: 'M$', 'miochf', 'eurm'. */
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

/** Multiplies a number by a power of ten without rounding errors; null if its separators are ambiguous. */
function withUnit(number: string, exponent: number): number | null {
  const plain = number.replace('\u2212', '-').replace(/['’ ]/gu, '');
  const [, sign = '', whole = '', mark, decimals = ''] = /^(-?)(\d+)(?:([.,])(\d+))?$/.exec(plain) ?? [];
  if (whole === '') return withGroups(plain, exponent);
  const isGroupOrDecimals = mark !== undefined && decimals.length === 3 && whole !== '0' && whole.length <= 3;
  if (isGroupOrDecimals || decimals.length > exponent) return null;
  return Number(`${sign}${whole}.${decimals}e${exponent}`);
}

/**
 * Parses a number with several separators, such as 1.234,5. The last separator is the decimal separator if it occurs
 * once.
 */
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

const GROUPED_BY_BLANK_OR_QUOTE = String.raw`\d{1,3}(?:['’\s]\d{3})+(?:[.,]\d+)?`;
const GROUPED_BY_POINT = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?`;
const GROUPED_BY_COMMA = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?`;
/** Pattern of digits with at most one kind of grouping separator and at most one decimal separator. */
const TYPED_AMOUNT = new RegExp(
  String.raw`^(?:\d+(?:[.,]\d+)?|${GROUPED_BY_BLANK_OR_QUOTE}|${GROUPED_BY_POINT}|${GROUPED_BY_COMMA})$`,
);

/**
 * Parses an amount that a user typed, such as 1’250’000.50, 1.250.000,50 or 1,5. As in imports, a single separator
 * before exactly three digits groups thousands.
 * @returns null for any other text, such as a date or an amount with a currency
 */
export function readTypedAmount(text: string): number | null {
  return TYPED_AMOUNT.test(text.trim()) ? (parseAmount(text)?.value ?? null) : null;
}
