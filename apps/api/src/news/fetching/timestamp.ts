import { parseImportDate } from '@vaglio/startups-domain';
import { timeOfDay } from '../../platform/time/zurich-days';

/** Order of day and month in a numeric date with slashes or hyphens that ends with the year. */
export type DayOrder = 'day_first' | 'month_first';

/** Range of accepted years. Dates outside it are errors, and some of them cannot be stored. */
const [FIRST_YEAR, LAST_YEAR] = [1990, 2100];
/** Maximum length of a date in UTF-16 units. */
const LONGEST_DATE = 80;
const MINUTE_MS = 60_000;
/** Largest offset from UTC in minutes, used by the Line Islands. */
const LARGEST_OFFSET = 14 * 60;

const ISO_TIME = String.raw`T\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?`;
const EXACT = new RegExp(String.raw`^\d{4}-\d{2}-\d{2}(?:${ISO_TIME}(?:Z|[+-]\d{2}:?\d{2}))?$`, 'i');
const SECONDS = String.raw`(?::(\d{2})(?:[.,]\d{1,9})?)?`;
const MINUTES = String.raw`:(\d{2})${SECONDS}|h(\d{2})?|\.(\d{2})`;
const HALF = String.raw`(?:\s?([ap])\.?m\.?)?`;
const OFFSET = String.raw`(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?`;
const ZONE = String.raw`(?:\s?(Z|${OFFSET}|\p{L}{2,5}))?`;
/** Matches a time at the end of a text. */
const CLOCK = new RegExp(String.raw`(?:T|[\s,])(\d{1,2})(?:${MINUTES})${HALF}(?:\s?Uhr)?${ZONE}$`, 'iu');
/** Matches the text between a date and its time: a comma, a dash, or a word such as 'um'. */
const JOINT = /[\s,|–-]{1,3}$|\s(?:um|à|alle|ore|at)$/iu;
/** Numeric date, optionally after a weekday: 'Thu, 05/14/2026'. */
const NUMBERS = /^(?:(\p{L}{2,10})[.,]{0,2} )?(\d{1,2})([/.-])(\d{1,2})\3(\d{4})$/u;
const LAST_MONTH = 12;
/** First letters of the weekdays in German, French, Italian and English, from Sunday. */
const WEEKDAYS = [
  'so son sun dim dom',
  'mo mon lun',
  'di die tue mar',
  'mi mit wed mer',
  'do don thu jeu gio',
  'fr fre fri ven',
  'sa sam sat sab',
].map((names): readonly string[] => names.split(' '));
const SHORT_YEAR = /(\p{L}{3,10}\.?[ -])(\d{2})$/u;
/**
 * Patterns of dates with the time before the year or the day: C and Java dates ('Tue Nov 4 10:00:00 CET 2025') and
 * '10:00, 4 May 2025'.
 */
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?`;
const TIME_WITHIN = new RegExp(
  String.raw`^(?:\p{L}{2,9},? )?(\p{L}{3,9}) (\d{1,2}) (${TIME})( \p{L}{2,5})? (\d{4})( [\w+:-]{1,10})?$`,
  'u',
);
const TIME_IN_FRONT = new RegExp(String.raw`^(${TIME}),? (.+\d{4})$`);

/**
 * Offsets from UTC in minutes by time zone name, in lower case. American names follow RFC 822. Names of several zones,
 * such as IST (India, Ireland, Israel) and AST, are missing.
 */
const ZONES: Readonly<Record<string, number>> = {
  ...{ z: 0, ut: 0, utc: 0, gmt: 0, wet: 0, west: 60, bst: 60 },
  ...{ cet: 60, mez: 60, met: 60, hec: 60, hnec: 60, cest: 120, mesz: 120, mest: 120, haec: 120, heec: 120 },
  ...{ eet: 120, oez: 120, eest: 180, oesz: 180, msk: 180, jst: 540, sgt: 480, hkt: 480 },
  ...{ est: -300, edt: -240, cst: -360, cdt: -300, mst: -420, mdt: -360, pst: -480, pdt: -420 },
  ...{
    akst: -540,
    akdt: -480,
    hst: -600,
    sast: 120,
    idt: 180,
    kst: 540,
    aest: 600,
    aedt: 660,
    nzst: 720,
    nzdt: 780,
  },
};

/**
 * Parses a date with or without a time: ISO and RFC 822 formats, numeric dates, and month names in German, French,
 * Italian or English. A time without a zone is Swiss time. A date without a time, or with a time in an unknown zone,
 * becomes midnight UTC.
 * @returns ISO 8601; null for a missing or invalid date, and for years outside the accepted range
 */
export function timestampOf(date: unknown, order: DayOrder = 'day_first'): string | null {
  const text = String(date ?? '')
    .slice(0, LONGEST_DATE)
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/ ?\([^()]*\)$/, '')
    .trim();
  const isExact = EXACT.test(text) && dayOf(text.slice(0, 10), order) !== null;
  const time = new Date(isExact ? Date.parse(text) : (momentOf(reordered(text), order) ?? Number.NaN));
  const year = time.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? time.toISOString() : null;
}

/**
 * Determines the order of day and month in the dates of a document. A number above 12 decides, otherwise the language.
 * @param language declared language, such as 'de-CH'; undefined if none is declared
 */
export function dayOrderOf(dates: readonly unknown[], language: string | undefined): DayOrder {
  const pairs = dates.flatMap((date) => {
    const [, first, second] = /(?<!\d)(\d{1,2})[/-](\d{1,2})[/-]\d{4}/.exec(String(date ?? '')) ?? [];
    return first === undefined ? [] : [{ first: Number(first), second: Number(second) }];
  });
  if (pairs.some(({ first }) => first > 12)) return 'day_first';
  if (pairs.some(({ second }) => second > 12)) return 'month_first';
  return /^en(?:[-_]us)?$/i.test(language?.trim() ?? '') ? 'month_first' : 'day_first';
}

/** Parses a date with an optional time. Returns milliseconds since 1970; null for an unknown format. */
function momentOf(text: string, order: DayOrder): number | null {
  const clock = CLOCK.exec(text);
  const day = dayOf(clock === null ? text : text.slice(0, clock.index), order);
  if (day === null) return null;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (clock === null) return midnight;
  const [, hours, minutes, seconds, afterH, afterPoint, half, zone] = clock;
  const hour = hourOf(Number(hours), half?.toLowerCase());
  const minute = Number(minutes ?? afterH ?? afterPoint ?? 0);
  if (hour > 23 || minute > 59) return null;
  const rest = Number(seconds ?? 0) * 1_000;
  if (zone === undefined) return timeOfDay(day, `${twoDigits(hour)}:${twoDigits(minute)}`) + rest;
  const offset = offsetOf(zone);
  return offset === null ? midnight : midnight + (hour * 60 + minute - offset) * MINUTE_MS + rest;
}

/**
 * Parses a date without a time.
 * @returns YYYY-MM-DD; null for an unknown format
 */
function dayOf(text: string, order: DayOrder): string | null {
  const date = text.trim().replace(JOINT, '').replace(JOINT, '').replace(SHORT_YEAR, '$120$2');
  const numbers = NUMBERS.exec(date);
  return numbers === null ? parseImportDate(date) : numericDay(numbers, order);
}

/**
 * Parses a numeric date. A number above 12 and the weekday prove the order of day and month; else it is that of the
 * document, and dots follow the day.
 */
function numericDay(
  [date, word, first, mark, second, year]: RegExpExecArray,
  order: DayOrder,
): string | null {
  const dayFirst = parseImportDate(`${first}.${second}.${year}`);
  const monthFirst = parseImportDate(`${second}.${first}.${year}`);
  const weekday = WEEKDAYS.findIndex((names) => names.includes(word?.slice(0, 3).toLowerCase() ?? ''));
  if (word !== undefined && weekday < 0) return parseImportDate(date);
  const isOn = (day: string | null) => day !== null && new Date(day).getUTCDay() === weekday;
  if (isOn(dayFirst) !== isOn(monthFirst)) return isOn(dayFirst) ? dayFirst : monthFirst;
  if (Number(second) > LAST_MONTH) return monthFirst;
  return order === 'month_first' && mark !== '.' && Number(first) <= LAST_MONTH ? monthFirst : dayFirst;
}

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

/** Returns the offset of a time zone from UTC in minutes; null for an unknown name and for an impossible offset. */
function offsetOf(zone: string): number | null {
  const [, sign, hours, minutes] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  if (sign === undefined) return ZONES[zone.toLowerCase()] ?? null;
  const offset = Number(hours) * 60 + Number(minutes ?? 0);
  return offset > LARGEST_OFFSET ? null : (sign === '-' ? -1 : 1) * offset;
}

/** Moves the time in a text to the end of the date. */
const reordered = (text: string): string =>
  text.replace(TIME_WITHIN, '$2 $1 $5 $3$4$6').replace(TIME_IN_FRONT, '$2 $1');

const twoDigits = (number: number): string => String(number).padStart(2, '0');
