import { MAX_VALUE_CHARACTERS, parseImportNumber } from './import-cells';
import { foldText } from './fold-text';

/** Time of day behind a date, with or without a zone. */
const TIME = String.raw`(?:[T ]\s*\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?\s*(?:Z|UTC|[+-]\d{2}:?\d{2})?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})([-/.])(\d{2})\2(\d{2})${TIME}$`);
const DAY_FIRST = new RegExp(String.raw`^(\d{1,2})([/.-])\s?(\d{1,2})\2\s?(\d{4})${TIME}$`);
/** Two digits of the year are usual in Switzerland, but only between points. */
const SHORT_YEAR = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{2})$/;
/** Day of a month, as an ordinal or not. */
const DAY = String.raw`(\d{1,2})(?:\.|er|st|nd|rd|th|°|o)?`;
const DAY_AND_MONTH_NAME = new RegExp(
  String.raw`^${DAY}\s?(?:de\s|of\s|-)?\s?(\p{L}{3,10})[.,]?[\s-](\d{4})$`,
  'u',
);
const MONTH_NAME_AND_DAY = /^(\p{L}{3,10})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})$/u;
/** Article and word that may precede a date. */
const LEAD = /^(?:(?:le|il|der|den|am|on)\s|l['’])?(?:(\p{L}{2,10})[.,]{0,2}\s)?/iu;
/** Names and abbreviations of weekdays in German, French, Italian and English; folded. */
const WEEKDAYS: ReadonlySet<string> = new Set(
  (
    'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so ' +
    'lundi mardi mercredi jeudi vendredi samedi dimanche lun mar mer jeu ven sam dim ' +
    'lunedi martedi mercoledi giovedi venerdi sabato domenica gio sab dom ' +
    'monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun'
  ).split(' '),
);
/** Years of two digits up to this one are of this century (as POSIX has it). */
const LAST_SHORT_YEAR = 68;

/**
 * Day of a date cell.
 *
 * Reads YYYY-MM-DD and D/M/YYYY of the specification, D.M.YYYY, D.M.YY, D-M-YYYY, YYYY/MM/DD, a day with the name of
 * a month in German, French, Italian or English, and ISO or SQL timestamps, whose time is dropped.
 * @returns 'YYYY-MM-DD'; null for another form and for a day that does not exist (31/2, 12/31)
 * Source: spec §5, dates; product decision 13.7.
 */
export function parseImportDate(cell: string): string | null {
  if (cell.length > MAX_VALUE_CHARACTERS) return null;
  const text = cell.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  return readDate(text) ?? readDate(withoutLead(text));
}

function withoutLead(text: string): string {
  const [lead = '', word] = LEAD.exec(text) ?? [];
  return word === undefined || WEEKDAYS.has(foldText(word)) ? text.slice(lead.length) : text;
}

function readDate(text: string): string | null {
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) return isoDate(year, month, day);
  const [, dayFirst, , monthOf, yearOf] = DAY_FIRST.exec(text) ?? [];
  if (dayFirst !== undefined) return isoDate(yearOf, monthOf, dayFirst);
  const [, shortDay, shortMonth, shortYear] = SHORT_YEAR.exec(text) ?? [];
  if (shortYear !== undefined) return isoDate(wholeYear(shortYear), shortMonth, shortDay);
  return namedDate(text);
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

/** Names and abbreviations of the months in German, French, Italian and English; folded, separated by blanks. */
const NAMES = [
  'januar janner jan janvier janv gennaio gen january',
  'februar feber feb fevrier fevr fev febbraio febb february',
  'marz maerz mrz mars mar marzo march',
  'april apr avril avr aprile',
  'mai maggio mag may',
  'juni jun juin giugno giu june',
  'juli jul juillet juil luglio lug july',
  'august aug aout agosto ago',
  'september sep sept septembre settembre sett set',
  'oktober okt oct octobre ottobre ott october',
  'november nov novembre',
  'dezember dez dec decembre dicembre dic december',
];

const MONTH_BY_NAME: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/** Number of a month, from 1, by its name in German, French, Italian or English; null for any other text. */
function monthNumber(name: string): number | null {
  return MONTH_BY_NAME.get(foldText(name)) ?? null;
}
