import { renderNumber, sectionFor, type NumberFormat } from './number-format';

export type CellFormats = {
  /** Shared strings. Cells refer to them by index. */
  shared: readonly string[];
  /** Number formats. Cells refer to them by index. */
  numbers: readonly NumberFormat[];
  /** True if dates are counted from 1904. */
  date1904: boolean;
};

const DAY_MS = 86_400_000;
const DAYS_TO_1904 = 1462;
/** Day 0 of spreadsheet dates. They include a nonexistent 29 February 1900. */
const DAY_0 = Date.UTC(1899, 11, 30);
/** Date number of 31 December 9999. */
const LAST_DAY = 2_958_465;

/**
 * Converts a cell to its text: a date as YYYY-MM-DD, a number with the currency, unit or percent sign of its format, a
 * number with leading zeros or other texts as it is shown, true as 'x', false as '', an error as its name.
 */
export function cellText(
  { type, style, text }: { type: string; style: number; text: string },
  { shared, numbers, date1904 }: CellFormats,
): string {
  if (type === 's') return shared[Number(text)] ?? '';
  if (type === 'b') return ['1', 'true'].includes(text.trim()) ? 'x' : '';
  if (type === 'e') return text.trim();
  if (type !== '' && type !== 'n') return unescapeText(text);
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) return text.trim();
  const format = numbers[style];
  return format ? shownNumber(number, format, date1904) : plainNumber(number);
}

const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** Replaces escapes of characters that XML cannot contain: `_x000D_` is a carriage return, `_x005F_` an underscore. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  const plain = text.replace(ESCAPED, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return plain.replace(/\r\n?/g, '\n').toWellFormed();
}

function shownNumber(number: number, format: NumberFormat, date1904: boolean): string {
  const { kind, before, after, isPercent, isWhole } = sectionFor(format, number);
  if (kind === 'day') return shownDay(number, date1904);
  if (kind === 'rendered' && isWhole && !Number.isInteger(number)) return plainNumber(number);
  // A number that its format hides is read, since it is stored.
  if (kind === 'rendered') return renderNumber(format, number) ?? (number === 0 ? '' : plainNumber(number));
  if (isPercent) return `${plainNumber(number * 100)} %`;
  return [before, plainNumber(number), after].filter(Boolean).join(' ');
}

function shownDay(number: number, date1904: boolean): string {
  const day = Math.floor(number) + (date1904 ? DAYS_TO_1904 : 0);
  return day >= 1 && day <= LAST_DAY
    ? new Date(DAY_0 + day * DAY_MS).toISOString().slice(0, 10)
    : plainNumber(number);
}

/** Pattern of a number with three decimals. Its decimal point could be mistaken for a thousands separator. */
const LOOKS_GROUPED = /^-?[1-9]\d{0,2}\.\d{3}$/;

/**
 * Formats a number with 15 digits, like spreadsheets do: 0.1 + 0.2 becomes 0.3. 1.125 becomes 1.1250, so that its
 * decimal point is not mistaken for a thousands separator.
 */
function plainNumber(number: number): string {
  const shown = Number(number.toPrecision(15));
  if (LOOKS_GROUPED.test(String(shown))) return `${shown}0`;
  return Math.abs(shown) < 1e21 ? String(shown) : shown.toLocaleString('en', { useGrouping: false });
}
