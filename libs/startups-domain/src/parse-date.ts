import { MAX_VALUE_CHARACTERS, parseImportNumber } from './import-cells';
import { foldText } from './fold-text';

/** Pattern of the time after a date, with or without a time zone. */
const TIME = String.raw`(?:[T ]\s*\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?\s*(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${TIME}$`);
/** Pattern of a date in the basic format of ISO 8601. */
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const DAY_FIRST = new RegExp(String.raw`^(\d{1,2})([/.-])\s?(\d{1,2})\2\s?(\d{4})${TIME}$`);
/** Pattern of a date with a two-digit year. In Switzerland, such dates are common only with dots. */
const SHORT_YEAR = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{2})$/;
/** Pattern of a date with a two-digit year between slashes, which only proves the order of its column. */
const SHORT_BETWEEN_SLASHES = /^(\d{1,2})(\/)(\d{1,2})\/\d{2}$/;
/** Pattern of a time stamp in universal time, which programs write for a day in local time. */
const UNIVERSAL_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?:Z|\+00:?00)$/;
const SWISS_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich', dateStyle: 'short' });
/** Day of a month, optionally as an ordinal number. */
const DAY = String.raw`(\d{1,2})(?:\.|er|st|nd|rd|th|°|o)?`;
const DAY_AND_MONTH_NAME = new RegExp(
  String.raw`^${DAY}\s?(?:de\s|of\s|-)?\s?(\p{L}{3,10})[.,]?[\s-](\d{4}|\d{2})${TIME}$`,
  'u',
);
const MONTH_NAME_AND_DAY = /^(\p{L}{3,10})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})$/u;
/** Pattern of the words that may precede a date: an article or preposition, and a weekday. */
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
/** Highest two-digit year that belongs to the current century (as in POSIX). */
const LAST_SHORT_YEAR = 68;
const LAST_MONTH = 12;
/** Maximum length of a date with its time, in characters. */
const LONGEST_DATE = 40;
const BEGINS_WITH_DIGIT = /^\s?\d/;

/**
 * Order of day and month in dates such as 3/4/2024. `unsure` means that the column contains both orders, so such a date
 * is ambiguous.
 */
export type DateOrder = 'day_first' | 'month_first' | 'unsure';

/**
 * Returns the order of day and month that a date proves. For 03/25/2024, it is 'month_first'.
 * @returns null for a date that is valid in both orders, and for any other text
 */
export function shownDateOrder(cell: string): 'day_first' | 'month_first' | null {
  // Most cells of a large file do not contain such dates.
  if (cell.length > LONGEST_DATE || !BEGINS_WITH_DIGIT.test(cell)) return null;
  const [, first, , second] = DAY_FIRST.exec(cell.trim()) ?? SHORT_BETWEEN_SLASHES.exec(cell.trim()) ?? [];
  if (first === undefined || Number(first) > LAST_MONTH === Number(second) > LAST_MONTH) return null;
  return Number(first) > LAST_MONTH ? 'day_first' : 'month_first';
}

/**
 * Parses a date. It supports YYYY-MM-DD and D/M/YYYY of the specification, D.M.YYYY, D.M.YY, D-M-YYYY, YYYY/M/D,
 * YYYYMMDD, a day with the name of a month in German, French, Italian or English, and timestamps of ISO, SQL and mail,
 * whose time is ignored, except that an ISO time stamp in universal time (T…Z) gives the Swiss day.
 * @param order order of day and month between slashes or hyphens; dots always follow the day
 * @returns 'YYYY-MM-DD'; null for another format and for a day that does not exist (31/2, 12/31)
 * Source: spec §5, dates; product decision 13.7.
 */
export function parseImportDate(cell: string, order: DateOrder = 'day_first'): string | null {
  if (cell.length > MAX_VALUE_CHARACTERS) return null;
  const text = cell.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  return readDate(text, order) ?? readDate(withoutLead(text), order);
}

/** Returns true if two numbers differ and both may be a month. */
const isAmbiguous = (first: string, second = ''): boolean =>
  Number(first) !== Number(second) && Number(first) <= LAST_MONTH && Number(second) <= LAST_MONTH;

function withoutLead(text: string): string {
  const [lead = '', word] = LEAD.exec(text) ?? [];
  return word === undefined || WEEKDAYS.has(foldText(word)) ? text.slice(lead.length) : text;
}

/** Returns the Swiss day of a time stamp: '2018-12-31T23:00:00Z' is midnight of 2019-01-01. */
function swissDay(day: string, time: string): string | null {
  const date = new Date(`${day}T${time}Z`);
  return isoDate(...splitDay(day)) === null || Number.isNaN(date.getTime()) ? null : SWISS_DAY.format(date);
}

const splitDay = (day: string): [string?, string?, string?] => {
  const [year, month, dayOf] = day.split('-');
  return [year, month, dayOf];
};

function readDate(text: string, order: DateOrder): string | null {
  const [, universalDay, time] = UNIVERSAL_TIME.exec(text) ?? [];
  if (universalDay !== undefined && time !== undefined) return swissDay(universalDay, time);
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) return isoDate(year, month, day);
  const [, compactYear, compactMonth, compactDay] = COMPACT.exec(text) ?? [];
  if (compactYear !== undefined) return isoDate(compactYear, compactMonth, compactDay);
  const [, first, mark, second, yearOf] = DAY_FIRST.exec(text) ?? [];
  if (first !== undefined && mark !== '.' && order === 'month_first') return isoDate(yearOf, first, second);
  if (first !== undefined && mark !== '.' && order === 'unsure' && isAmbiguous(first, second)) return null;
  if (first !== undefined) return isoDate(yearOf, second, first);
  const [, shortDay, shortMonth, shortYear] = SHORT_YEAR.exec(text) ?? [];
  if (shortYear !== undefined) return isoDate(wholeYear(shortYear), shortMonth, shortDay);
  return namedDate(text);
}

/** Folded words beside a year that is not the founding year: 'vor 2019', '2025 geplant', 'liquidiert 2022'. */
const OTHER_YEARS: ReadonlySet<string> = new Set(
  (
    'vor nach bis before after until avant apres jusqu prima dopo entro nicht not pas non geplant plant planned prevu ' +
    'prevue previsto prevista aufgelost liquidiert liquidation konkurs geloscht geschlossen closed acquired dissolved ' +
    'dissous dissoute radie radiee liquidee faillite liquidata fallita fallimento chiusa exit ubernommen'
  ).split(' '),
);
/** Pattern of a year that is only a limit: '< 2019'. */
const IS_LIMIT = /^\s*[<>≤≥]/u;

/** Pattern of a four-digit year, optionally preceded by a month or followed by the decimals of a spreadsheet. */
const YEAR = /^(?:\d{1,2}\.)?(\d{4})(?:[.,]0+)?$/;

/**
 * Parses a year. It is the year of a date, or the only four-digit number among numbers of at most two digits, as in
 * 'March 2018', '2018/19' or 'since 2018'. For any other text with a number, it returns that number, which then fails
 * the range check.
 * @returns null for a text without a number or with several years
 */
export function parseImportYear(cell: string): number | null {
  if (cell.length > MAX_VALUE_CHARACTERS) return null;
  const date = parseImportDate(cell);
  if (date !== null) return Number(date.slice(0, 4));
  if (IS_LIMIT.test(cell)) return null;
  if (
    foldText(cell)
      .split(/[^\p{L}]+/u)
      .some((word) => OTHER_YEARS.has(word))
  )
    return null;
  const numbers = cell.normalize('NFKC').match(/\d+(?:[.,]\d+)*/gu) ?? [];
  const years = new Set(numbers.flatMap((number) => YEAR.exec(number)?.[1] ?? []));
  const others = numbers.filter((number) => !YEAR.test(number) && number.length > 2);
  const [year] = years;
  if (year === undefined) return parseImportNumber(cell);
  return years.size === 1 && others.length === 0 ? Number(year) : null;
}

function namedDate(text: string): string | null {
  const [, day, name, year] = DAY_AND_MONTH_NAME.exec(text) ?? [];
  if (name !== undefined) return isoDate(wholeYear(year), monthText(name), day);
  const [, nameFirst, dayOf, yearOf] = MONTH_NAME_AND_DAY.exec(text) ?? [];
  return nameFirst === undefined ? null : isoDate(yearOf, monthText(nameFirst), dayOf);
}

const monthText = (name: string): string => String(monthNumber(name) ?? '');

const wholeYear = (year = ''): string =>
  year.length === 2 ? `${Number(year) > LAST_SHORT_YEAR ? '19' : '20'}${year}` : year;

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

/**
 * Returns the number of a month, starting at 1, for its name in German, French, Italian or English; null for any other
 * text.
 */
function monthNumber(name: string): number | null {
  return MONTH_BY_NAME.get(foldText(name)) ?? null;
}
