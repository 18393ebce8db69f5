import xlsx from '@e965/xlsx/dist/xlsx.mini.min.js';
import { isUnitText, parseAmount } from '@vaglio/startups-domain';

/** Display format of a number: its code, and the sections of the code for values of different sizes. */
export type NumberFormat = { code: string; sections: readonly Section[] };

/** How a section shows a number: as a date, as `SSF` renders it, or as the number with a text or percent sign. */
type Section = {
  kind: 'day' | 'rendered' | 'number';
  before: string;
  after: string;
  isPercent: boolean;
  /** True if the section shows only whole numbers as they are stored. */
  isWhole: boolean;
  /** Condition of the section, such as [>=1000]; null without one. */
  condition: ((value: number) => boolean) | null;
};

const PLAIN: Section = {
  kind: 'number',
  before: '',
  after: '',
  isPercent: false,
  isWhole: false,
  condition: null,
};
/** Maximum length of a number format code. Spreadsheet programs allow 255 characters. */
const MAX_CODE = 255;
/** Maximum number of sections: for positive and negative numbers, for zero, and for texts. */
const MAX_SECTIONS = 4;
/**
 * Built-in format ids of dates, times and percentages. Built-in formats of amounts use the currency of the computer,
 * which the file does not contain.
 */
const BUILT_IN_DAYS: ReadonlySet<number> = new Set([14, 15, 16, 17, 22, 27, 30, 36, 50, 57]);
const BUILT_IN_TIMES: ReadonlyMap<number, string> = new Map([
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
]);
const BUILT_IN_PERCENT: ReadonlySet<number> = new Set([9, 10]);
/**
 * Tokens of a format code: quoted and escaped texts, currencies, elapsed times, colors and conditions, widths and fills,
 * the general format, and single characters.
 */
const CODE_PARTS = {
  quoted: '"([^"]*)"?',
  escaped: String.raw`\\(.)`,
  currency: String.raw`\[\$([^\]-]*)(?:-([^\]]*))?\]`,
  bracket: String.raw`(\[[^\]]*\]?)`,
  fill: '([_*].?)',
  general: '(General)',
  plain: '(.)',
};
const TOKENS = new RegExp(Object.values(CODE_PARTS).join('|'), 'gisu');

/** Returns the built-in number format with an id. Spreadsheet programs know these formats without a code. */
export function builtInFormat(id: number): NumberFormat {
  const time = BUILT_IN_TIMES.get(id);
  if (time !== undefined) return { code: time, sections: [{ ...PLAIN, kind: 'rendered' }] };
  const isDay = BUILT_IN_DAYS.has(id);
  return {
    code: '',
    sections: [{ ...PLAIN, kind: isDay ? 'day' : 'number', isPercent: BUILT_IN_PERCENT.has(id) }],
  };
}

/**
 * Parses the currency and unit that a format code adds to a number: `[$€-407]#,##0` adds a currency, `0.0" Mio."` a
 * unit. If a section divides by thousands, only the currency is used, because the stored number is not divided.
 * Sections that show texts, times, or numbers with leading zeros or other texts are rendered.
 */
export function readNumberFormat(code: string): NumberFormat {
  if (code.length > MAX_CODE) return { code: '', sections: [PLAIN] };
  const sections: Section[] = [];
  let tokens: RegExpExecArray[] = [];
  for (const token of [...code.matchAll(TOKENS), null]) {
    if (token !== null && token[8] !== ';') tokens.push(token);
    else if (sections.push(readSection(tokens)) < MAX_SECTIONS) tokens = [];
    else break;
  }
  return { code, sections };
}

function readSection(tokens: readonly RegExpExecArray[]): Section {
  let [before, after, digits, isGroup, isScaled, isPercent] = ['', '', '', false, false, false];
  let [isDay, isTime, condition] = [false, false, null as Section['condition']];
  for (const [, quoted, escaped, currency, locale, bracket, , general, plain = ''] of tokens) {
    if (bracket !== undefined) {
      condition ??= readCondition(bracket);
      if (/^\[[hms]+\]$/i.test(bracket)) isTime = true;
    }
    const text = quoted ?? escaped ?? currencyText(currency, locale);
    const literal = text === '' && /[\s$€£+\d]/.test(plain) && plain !== '0' ? plain : text;
    if (digits === '') before += literal;
    else after += literal;
    if (general !== undefined || plain === '@') digits += '#';
    else if (/[0#?]/.test(plain)) {
      if (after.trim() !== '') isGroup = true;
      [digits, isScaled, after] = [digits + plain, false, ''];
    } else if (plain === ',' && digits !== '') isScaled = true;
    if (/[.,Ee/]/.test(plain)) digits += plain;
    if (plain === '%') isPercent = true;
    else if (/[dy]/i.test(plain)) isDay = true;
    else if (/[hms]/i.test(plain)) isTime = true;
  }
  const isWhole = /^[0#?]+$/.test(digits);
  const section = { ...PLAIN, condition, isWhole };
  if (isDay) return { ...section, kind: 'day' };
  const isFilled = isWhole && /^0[0#?]/.test(digits);
  const isLabelled = isWhole && (isLabel(before) || isLabel(after) || (isGroup && isLabel(before + after)));
  if (isTime || digits === '' || isFilled || isLabelled) return { ...section, kind: 'rendered' };
  return { ...section, before: ofMoney(before, isScaled), after: ofMoney(after, isScaled), isPercent };
}

/** Returns true for a text that belongs to an ID or phone number, such as 'CH-' and '+41'. */
const isLabel = (text: string): boolean =>
  /[\p{L}\d+]/u.test(text) && !isUnitText(text.replaceAll(UNSURE, ''));

/** Returns the test of a condition, such as [>=1000]; null for a color or another bracket. */
function readCondition(bracket: string): Section['condition'] {
  const [, operator, text] = /^\[(<=|>=|<>|<|>|=)(-?\d{1,15}(?:\.\d{1,15})?)\]$/.exec(bracket) ?? [];
  if (operator === undefined) return null;
  const limit = Number(text);
  return (value) =>
    operator === '<>'
      ? value !== limit
      : (operator.includes('<') && value < limit) ||
        (operator.includes('>') && value > limit) ||
        (operator.includes('=') && value === limit);
}

/**
 * Returns the section of a format that applies to a number. As in spreadsheet programs, two conditions leave the third
 * section for all other numbers, and one condition leaves the second.
 */
export function sectionFor({ sections }: NumberFormat, value: number): Section {
  const [first = PLAIN, second = first, third = first] = sections;
  if (first.condition === null && second.condition === null)
    return value < 0 ? second : value === 0 ? third : first;
  if (first.condition?.(value)) return first;
  if (second.condition?.(value)) return second;
  const other = first.condition !== null && second.condition !== null ? sections[2] : sections[1];
  return other ?? PLAIN;
}

/** Returns a number as spreadsheet programs show it; null for a format that cannot be rendered or shows nothing. */
export function renderNumber({ code }: NumberFormat, value: number): string | null {
  try {
    const shown: unknown = xlsx.SSF.format(code, value);
    return typeof shown === 'string' && shown.trim() !== '' ? shown.trim() : null;
  } catch {
    return null;
  }
}

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
