import { parseAmount } from '@vaglio/startups-domain';

/** How a cell shows its number: as a day, or with a text around it and as a percentage. */
export type NumberFormat = 'day' | ShownNumber;
type ShownNumber = { before: string; after: string; isPercent: boolean };

const PLAIN: ShownNumber = { before: '', after: '', isPercent: false };
/** Characters of a format code; spreadsheet programs have 255 at most. */
const MAX_CODE = 255;
/** Built-in formats by number. Those of money have the currency of the computer, which the file does not name. */
const BUILT_IN_DAYS: ReadonlySet<number> = new Set([14, 15, 16, 17, 22, 27, 30, 36, 50, 57]);
const BUILT_IN_PERCENT: ReadonlySet<number> = new Set([9, 10]);
/** Quoted and escaped texts, currencies, colours and conditions, widths and fillings, and single characters. */
const TOKENS = /"([^"]*)"?|\\(.)|\[\$([^\]-]*)(?:-[^\]]*)?\]|(\[[^\]]*\]?)|([_*].?)|(.)/gsu;

/** The format of a number that spreadsheet programs know without a code. */
export function builtInFormat(id: number): NumberFormat {
  if (BUILT_IN_DAYS.has(id)) return 'day';
  return BUILT_IN_PERCENT.has(id) ? { ...PLAIN, isPercent: true } : PLAIN;
}

/**
 * Reads the currency and unit that a format code adds to a number: `[$€-407]#,##0` shows a currency,
 * `0.0" Mio."` a unit. Of a code that divides by thousands only the currency counts, because the number has its unit
 * already. A code with conditions shows different texts and is ignored.
 */
export function readNumberFormat(code: string): NumberFormat {
  if (code.length > MAX_CODE) return PLAIN;
  let [before, after, isDigits, isScaled, isPercent, isDay] = ['', '', false, false, false, false];
  for (const [, quoted, escaped, currency, bracket, , plain] of code.matchAll(TOKENS)) {
    if (plain === ';') break;
    if (bracket !== undefined && /^\[[<>=]/.test(bracket)) return PLAIN;
    const text = quoted ?? escaped ?? currency ?? '';
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
  return { before: ofMoney(before, isScaled), after: ofMoney(after, isScaled), isPercent };
}

/** The text where it names a currency or unit; '' for any other. */
function ofMoney(text: string, isScaled: boolean): string {
  const shown = text.replace(/\s+/gu, ' ').trim();
  if (shown === '') return '';
  const amount = parseAmount(`1 ${shown}`);
  if (isScaled) return amount?.currency ?? '';
  return amount === null || amount.value !== 1 || amount.currency !== null ? shown : '';
}
