import { parseImportDate } from '@vaglio/startups-domain';
import { plusDays, timeOfDay } from '../../platform/time/zurich-days';

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
const OFFSET = String.raw`(?:(?:UTC|GMT)\s?)?[+-]\d{1,2}(?::?\d{2})?`;
/** Time zone: an offset, optionally before a name, or only a name. */
const ZONE = String.raw`(?:\s?(Z|${OFFSET}(?:\s\p{L}{2,5})?|\p{L}{2,5}))?`;
/** Matches a time at the end of a text. */
const CLOCK = new RegExp(String.raw`(?:T|[\s,])(\d{1,2})(?:${MINUTES})${HALF}(?:\s?Uhr)?${ZONE}$`, 'iu');
/** Matches the text between a date and its time: a comma, a dash, or a word such as 'um'. */
const JOINT = /[\s,|–-]{1,3}$|\s(?:um|à|alle|ore|at)$/iu;
const WEEKDAY = String.raw`(?:(\p{L}{2,10})[.,]{0,2} )?`;
/** Numeric date, optionally after a weekday: 'Thu, 05/14/2026'. */
const NUMBERS = new RegExp(String.raw`^${WEEKDAY}(\d{1,2})([/.-])(\d{1,2})\3(\d{4})$`, 'u');
/** Numeric date with slashes or hyphens within a text. */
const ANY_NUMBERS = new RegExp(
  String.raw`(?<!\p{L})${WEEKDAY}(?<!\d)(\d{1,2})([/-])(\d{1,2})\3(\d{4})(?!\d)`,
  'u',
);
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
const MONTH_AND_DAY = String.raw`\p{L}{3,10}\.? \d{1,2}|\d{1,2}\.? \p{L}{3,10}`;
/** Date with the year before the name of the month: '2025 Nov 4'. */
const YEAR_IN_FRONT = new RegExp(String.raw`^(\d{4})[ ,]{1,2}(${MONTH_AND_DAY})$`, 'u');
/** Separators around the name of a month, and a comma without a space: 'Nov-04-2025', 'Tue,4 Nov 2025'. */
const SEPARATOR = /(?<=\p{L})[/,-](?=\d)|(?<=\d)[/-](?=\p{L})|(?<=\p{L}[/ -]\d{1,2})[/-](?=\d{4}$)/gu;
/**
 * Patterns of dates with the time before the year or the day: C and Java dates ('Tue Nov 4 10:00:00 CET 2025') and
 * '10:00, 4 May 2025'.
 */
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?: ?[ap]\.?m\.?)?`;
const TIME_WITHIN = new RegExp(
  String.raw`^(?:\p{L}{2,10}[.,]{0,2} )?(${MONTH_AND_DAY}) (${TIME})( (?:${OFFSET}|\p{L}{1,5}))? (\d{4})( [\w+:-]{1,10})?$`,
  'iu',
);
const TIME_IN_FRONT = new RegExp(String.raw`^(?:\p{L}{2,10}[.,]{0,2} )?(${TIME}),? (.+\d{4})$`, 'iu');
/** Text before a date, without a number: 'Published on', 'Zürich,'. */
const WORDS = /^\D{1,60}(?=\d)/;
/** Last word of that text, which may be the weekday or month of the date. */
const LAST_WORD = /(?:^| )(\p{L}{2,10})[.,]{0,2} $/u;
/** End of the text before a date; other words may announce a number, such as that of an issue. */
const ANNOUNCES = /(?:[:–|-]|(?:^|\s)(?:le|il|am|on|at|den|vom|du|del|dal)) ?$/iu;
const NUMERIC = /^\d{1,4}[./-] ?\d/;

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
 * becomes midnight UTC. Text before the date, such as 'Published on', is ignored.
 * @returns ISO 8601; null for a missing or invalid date, and for years outside the accepted range
 */
export function timestampOf(date: unknown, order: DayOrder = 'day_first'): string | null {
  const text = String(date ?? '')
    .slice(0, LONGEST_DATE)
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/ ?\([^()]*\)$/, '')
    .trim();
  const time = new Date(readMoment(text, order) ?? readMoment(withoutWords(text), order) ?? Number.NaN);
  const year = time.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? time.toISOString() : null;
}

/**
 * Determines the order of day and month in the dates of a document. A number above 12 or a weekday decides, otherwise
 * the language.
 * @param language declared language, such as 'de-CH'; undefined if none is declared
 */
export function dayOrderOf(dates: readonly unknown[], language: string | undefined): DayOrder {
  const proofs = dates.map((date) => {
    const found = ANY_NUMBERS.exec(String(date ?? '').slice(0, LONGEST_DATE));
    return found === null ? null : provedOrder(found);
  });
  const proved = (['day_first', 'month_first'] as const).find((order) => proofs.includes(order));
  return proved ?? (/^en(?:[-_]us)?$/i.test(language?.trim() ?? '') ? 'month_first' : 'day_first');
}

/** Parses a date with an optional time in any supported format. Returns milliseconds since 1970; null for another text. */
function readMoment(text: string, order: DayOrder): number | null {
  const isExact = EXACT.test(text) && dayOf(text.slice(0, 10), order) !== null;
  return isExact ? Date.parse(text) : momentOf(reordered(text), order);
}

/** Removes the text before a date. The result begins with the weekday, the name of the month or a number. */
function withoutWords(text: string): string {
  const [words = ''] = WORDS.exec(text) ?? [];
  const [part = '', last = ''] = LAST_WORD.exec(words) ?? [];
  const isOfDate = weekdayOf(last) >= 0 || parseImportDate(`1 ${last} 2000`) !== null;
  const lead = isOfDate ? words.slice(0, words.length - part.length) : words;
  const rest = text.slice(lead.length).trim();
  const isAnnounced = ANNOUNCES.test(lead) || (!NUMERIC.test(rest) && (isOfDate || /,\s?$/.test(lead)));
  return isAnnounced ? rest : '';
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
  const isEndOfDay = hour === 24 && minute === 0;
  if ((hour > 23 && !isEndOfDay) || minute > 59) return null;
  const rest = Number(seconds ?? 0) * 1_000;
  if (zone === undefined && isEndOfDay) return timeOfDay(plusDays(day, 1), '00:00') + rest;
  if (zone === undefined) return timeOfDay(day, `${twoDigits(hour)}:${twoDigits(minute)}`) + rest;
  const offset = offsetOf(zone);
  return offset === null ? midnight : midnight + (hour * 60 + minute - offset) * MINUTE_MS + rest;
}

/**
 * Parses a date without a time.
 * @returns YYYY-MM-DD; null for an unknown format
 */
function dayOf(text: string, order: DayOrder): string | null {
  const date = text
    .trim()
    .replace(JOINT, '')
    .replace(JOINT, '')
    .replace(SEPARATOR, ' ')
    .replace(YEAR_IN_FRONT, '$2 $1')
    .replace(SHORT_YEAR, '$120$2');
  const numbers = NUMBERS.exec(date);
  return numbers === null ? parseImportDate(date) : numericDay(numbers, order);
}

/** Parses a numeric date in the order that it proves; else in that of the document, and dots follow the day. */
function numericDay(found: RegExpExecArray, order: DayOrder): string | null {
  const [date, word, first, mark, second, year] = found;
  if (word !== undefined && weekdayOf(word) < 0) return parseImportDate(date);
  const isMonthFirst = (provedOrder(found) ?? (mark === '.' ? 'day_first' : order)) === 'month_first';
  return parseImportDate(isMonthFirst ? `${second}.${first}.${year}` : `${first}.${second}.${year}`);
}

/** Returns the order of day and month that a number above 12 or the weekday of a numeric date proves; null for none. */
function provedOrder([, word = '', first, , second, year]: RegExpExecArray): DayOrder | null {
  const isAbove = [first, second].map((number) => Number(number) > LAST_MONTH);
  if (isAbove[0] !== isAbove[1]) return isAbove[0] ? 'day_first' : 'month_first';
  const [isDayFirst, isMonthFirst] = [`${first}.${second}.${year}`, `${second}.${first}.${year}`].map(
    (text) => {
      const day = parseImportDate(text);
      return day !== null && new Date(day).getUTCDay() === weekdayOf(word);
    },
  );
  if (isDayFirst === isMonthFirst) return null;
  return isDayFirst ? 'day_first' : 'month_first';
}

/** Returns the number of a weekday from Sunday by its name; -1 for another word. */
const weekdayOf = (word: string): number =>
  WEEKDAYS.findIndex((names) => names.includes(word.slice(0, 3).toLowerCase()));

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

/** Returns the offset of a time zone from UTC in minutes; null for an unknown name and for an impossible offset. */
function offsetOf(zone: string): number | null {
  const [, sign, hours, minutes] = /([+-])(\d{1,2}):?(\d{2})?/.exec(zone) ?? [];
  if (sign === undefined) return ZONES[zone.toLowerCase()] ?? null;
  const offset = Number(hours) * 60 + Number(minutes ?? 0);
  return offset > LARGEST_OFFSET ? null : (sign === '-' ? -1 : 1) * offset;
}

/** Moves the time in a text to the end of the date. */
const reordered = (text: string): string =>
  text.replace(TIME_WITHIN, '$1 $4 $2$3$5').replace(TIME_IN_FRONT, '$2 $1');

const twoDigits = (number: number): string => String(number).padStart(2, '0');
