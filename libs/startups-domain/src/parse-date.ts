import { MAX_VALUE_CHARACTERS, parseImportNumber } from './import-cells';
import { monthNumber } from './month-names';

/** Time of day behind a date, with or without a zone. */
const TIME = String.raw`(?:[T ]\s*\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?\s*(?:Z|UTC|[+-]\d{2}:?\d{2})?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})([-/.])(\d{2})\2(\d{2})${TIME}$`);
const DAY_FIRST = new RegExp(String.raw`^(\d{1,2})([/.-])\s?(\d{1,2})\2\s?(\d{4})${TIME}$`);
/** Two digits of the year are usual in Switzerland, but only between points. */
const SHORT_YEAR = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{2})$/;
/** Day of a month, as an ordinal or not. */
const DAY = String.raw`(\d{1,2})(?:\.|er|st|nd|rd|th|°)?`;
const DAY_AND_MONTH_NAME = new RegExp(
  String.raw`^${DAY}\s?(?:de\s|of\s|-)?\s?(\p{L}{3,10})[.,]?[\s-](\d{4})$`,
  'u',
);
const MONTH_NAME_AND_DAY = /^(\p{L}{3,10})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})$/u;
/** Name of a weekday, or an article, before a date. */
const LEAD = /^(?:le|il|l['’]|der|den|am|on)?\s?(?:\p{L}{2,10}[.,]?,\s?)?/iu;
/** Years of two digits up to this one are of this century (as POSIX has it). */
const LAST_SHORT_YEAR = 68;

/**
 * Day of a date cell.
 *
 * Read are YYYY-MM-DD and D/M/YYYY of the specification, D.M.YYYY, D.M.YY, D-M-YYYY, YYYY/MM/DD, a day with the name of
 * a month in German, French, Italian or English, and ISO or SQL timestamps, whose time is dropped.
 * @returns 'YYYY-MM-DD'; null for another form and for a day that does not exist (31/2, 12/31)
 * Source: spec §5, dates; product decision 13.7.
 */
export function parseImportDate(cell: string): string | null {
  if (cell.length > MAX_VALUE_CHARACTERS) return null;
  const text = cell.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) return isoDate(year, month, day);
  const [, dayFirst, , monthOf, yearOf] = DAY_FIRST.exec(text) ?? [];
  if (dayFirst !== undefined) return isoDate(yearOf, monthOf, dayFirst);
  const [, shortDay, shortMonth, shortYear] = SHORT_YEAR.exec(text) ?? [];
  if (shortYear !== undefined) return isoDate(wholeYear(shortYear), shortMonth, shortDay);
  return namedDate(text.replace(LEAD, ''));
}

/** A year of four digits, with or without a month before it or decimals of a spreadsheet behind it. */
const YEAR = /^(?:\d{1,2}\.)?(\d{4})(?:[.,]0+)?$/;

/**
 * Year of a cell: the year of a date, or the only number of four digits beside numbers of at most two, as in
 * 'March 2018', '2018/19' or 'since 2018'. Any other text with a number is that number, which its range refuses.
 * @returns null for a text without a number and for one with several years
 */
export function parseImportYear(cell: string): number | null {
  if (cell.length > MAX_VALUE_CHARACTERS) return null;
  const date = parseImportDate(cell);
  if (date !== null) return Number(date.slice(0, 4));
  const numbers = cell.normalize('NFKC').match(/\d+(?:[.,]\d+)*/gu) ?? [];
  const years = new Set(numbers.flatMap((number) => YEAR.exec(number)?.[1] ?? []));
  const others = numbers.filter((number) => !YEAR.test(number) && number.length > 2);
  const [year] = years;
  if (year === undefined) return parseImportNumber(cell);
  return years.size === 1 && others.length === 0 ? Number(year) : null;
}

function namedDate(text: string): string | null {
  const [, day, name, year] = DAY_AND_MONTH_NAME.exec(text) ?? [];
  if (name !== undefined) return isoDate(year, monthText(name), day);
  const [, nameFirst, dayOf, yearOf] = MONTH_NAME_AND_DAY.exec(text) ?? [];
  return nameFirst === undefined ? null : isoDate(yearOf, monthText(nameFirst), dayOf);
}

const monthText = (name: string): string => String(monthNumber(name) ?? '');

const wholeYear = (short: string): string => `${Number(short) > LAST_SHORT_YEAR ? '19' : '20'}${short}`;

function isoDate(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && year !== '0000';
  return isReal ? text : null;
}
