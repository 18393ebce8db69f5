import { isUnitText, parseAmount } from '@vaglio/startups-domain';

/** Display format of a number: a date, or a number with a text or percent sign. */
export type NumberFormat = 'day' | ShownNumber;
type ShownNumber = {
  before: string;
  after: string;
  isPercent: boolean;
  /** Number of digits to which whole numbers are padded with zeros. */
  digits: number;
};

const PLAIN: ShownNumber = { before: '', after: '', isPercent: false, digits: 1 };
/** Maximum length of a number format code. Spreadsheet programs allow 255 characters. */
const MAX_CODE = 255;
/**
 * Built-in format ids of dates and percentages. Built-in formats of amounts use the currency of the computer, which the
 * file does not contain.
 */
const BUILT_IN_DAYS: ReadonlySet<number> = new Set([14, 15, 16, 17, 22, 27, 30, 36, 50, 57]);
const BUILT_IN_PERCENT: ReadonlySet<number> = new Set([9, 10]);
/**
 * Tokens of a format code: quoted and escaped texts, currencies, colors and conditions, widths and fills, and single
 * characters.
 */
const TOKENS = /"([^"]*)"?|\\(.)|\[\$([^\]-]*)(?:-([^\]]*))?\]|(\[[^\]]*\]?)|([_*].?)|(.)/gsu;

/** Returns the built-in number format with an id. Spreadsheet programs know these formats without a code. */
export function builtInFormat(id: number): NumberFormat {
  if (BUILT_IN_DAYS.has(id)) return 'day';
  return BUILT_IN_PERCENT.has(id) ? { ...PLAIN, isPercent: true } : PLAIN;
}

/**
 * Parses the currency and unit that a format code adds to a number: `[$€-407]#,##0` adds a currency, `0.0" Mio."` a
 * unit. If the code divides by thousands, only the currency is used, because the stored number is not divided. A code
 * with conditions shows different texts, so it is ignored.
 */
export function readNumberFormat(code: string): NumberFormat {
  if (code.length > MAX_CODE) return PLAIN;
  let [before, after, isDigits, isScaled, isPercent, isDay] = ['', '', false, false, false, false];
  for (const [, quoted, escaped, currency, locale, bracket, , plain] of code.matchAll(TOKENS)) {
    if (plain === ';') break;
    if (bracket !== undefined && /^\[[<>=]/.test(bracket)) return PLAIN;
    const text = quoted ?? escaped ?? currencyText(currency, locale);
    if (text !== '' && isDigits) after += text;
    else if (text !== '') before += text;
    if (plain === undefined) continue;
    if (/[0#?]/.test(plain)) [isDigits, isScaled, after] = [true, false, ''];
    else if (plain === ',' && isDigits) isScaled = true;
    else if (plain === '%') isPercent = true;
    else if (/[dy]/i.test(plain)) isDay = true;
    else if (/[\s$€£]/.test(plain))
      [before, after] = isDigits ? [before, after + plain] : [before + plain, after];
  }
  if (isDay) return 'day';
  const digits = FILLED.exec(code)?.[0].length ?? 1;
  return { before: ofMoney(before, isScaled), after: ofMoney(after, isScaled), isPercent, digits };
}

/** Pattern of a format code that only pads a number with zeros, such as 0000. */
const FILLED = /^0{2,}(?=$|;)/;
/** Symbol for an unknown currency. */
export const UNSURE = '¤';
/** Locales of the United States. In these, a plain dollar sign means the US dollar. */
const AMERICAN = new Set(['', '409', 'en-US', 'en_US']);

/**
 * Returns the currency in a format code. If its name or country is unknown, a symbol is appended that marks it as
 * uncertain.
 */
function currencyText(currency = '', locale = ''): string {
  if (currency === '') return '';
  const isOtherDollar = currency.trim() === '$' && !AMERICAN.has(locale);
  return isOtherDollar || !isUnitText(currency) ? `${currency}${UNSURE}` : currency;
}

/** Returns the text around a number if it is a currency or unit, otherwise ''. */
function ofMoney(text: string, isScaled: boolean): string {
  const shown = text.replace(/\s+/gu, ' ').trim();
  if (shown === '') return '';
  const amount = parseAmount(`1 ${shown}`);
  if (isScaled) return amount === null ? UNSURE : (amount.currency ?? '');
  return amount === null || amount.value !== 1 || amount.currency !== null ? shown : '';
}
