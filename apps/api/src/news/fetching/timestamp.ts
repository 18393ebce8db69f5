import { parseImportDate } from '@vaglio/startups-domain';
import { timeOfDay } from '../../platform/time/zurich-days';

/** Which comes first in a date of numbers between slashes or hyphens that ends with the year. */
export type DayOrder = 'day_first' | 'month_first';

/** Years of news; other dates are mistakes, and some of them no dates of the database. */
const [FIRST_YEAR, LAST_YEAR] = [1990, 2100];
/** In UTF-16 units. */
const LONGEST_DATE = 80;
const MINUTE_MS = 60_000;

const ISO_TIME = String.raw`T\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?`;
const EXACT = new RegExp(String.raw`^\d{4}-\d{2}-\d{2}(?:${ISO_TIME}(?:Z|[+-]\d{2}:?\d{2}))?$`, 'i');
const SECONDS = String.raw`(?::(\d{2})(?:[.,]\d{1,9})?)?`;
const MINUTES = String.raw`:(\d{2})${SECONDS}|h(\d{2})?|\.(\d{2})`;
const HALF = String.raw`(?:\s?([ap])\.?m\.?)?`;
const OFFSET = String.raw`(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?`;
const ZONE = String.raw`(?:\s?(Z|${OFFSET}|\p{L}{2,5}))?`;
/** A time of day at the end of a text. */
const CLOCK = new RegExp(String.raw`(?:T|[\s,])(\d{1,2})(?:${MINUTES})${HALF}(?:\s?Uhr)?${ZONE}$`, 'iu');
/** What is left between a date and its time: a comma, a line, or a word such as 'um'. */
const JOINT = /[\s,|–-]{1,3}$|\s(?:um|à|alle|ore|at)$/iu;
const NUMBERS = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/;
const SHORT_YEAR = /(\p{L}{3,10}\.?[ -])(\d{2})$/u;
const ENGLISH_MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** Minutes ahead of UTC, by the names that feeds of Europe and America use for zones; lower case. */
const ZONES: Readonly<Record<string, number>> = {
  ...{ z: 0, ut: 0, utc: 0, gmt: 0, wet: 0, west: 60, bst: 60 },
  ...{ cet: 60, mez: 60, met: 60, hec: 60, hnec: 60, cest: 120, mesz: 120, mest: 120, haec: 120, heec: 120 },
  ...{ eet: 120, oez: 120, eest: 180, oesz: 180, msk: 180, jst: 540, sgt: 480, hkt: 480 },
  ...{ est: -300, edt: -240, cst: -360, cdt: -300, mst: -420, mdt: -360, pst: -480, pdt: -420 },
};

/**
 * A date of a document as ISO 8601: ISO and RFC 822 forms, dates of numbers, and months by their names in German, French,
 * Italian or English, with a time of day or without. A time without a zone is that of Switzerland; a day without a time
 * begins at midnight UTC.
 * @returns null for none, and for one that cannot be read or is not of the years of news
 */
export function timestampOf(date: unknown, order: DayOrder = 'day_first'): string | null {
  const text = String(date ?? '')
    .slice(0, LONGEST_DATE)
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/ ?\([^()]*\)$/, '')
    .trim();
  const time = new Date(EXACT.test(text) ? Date.parse(text) : (momentOf(text, order) ?? looseMoment(text)));
  const year = time.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? time.toISOString() : null;
}

/**
 * The order of day and month in the dates of one document: as a number above 12 proves it, else by the language.
 * @param language as the document declares it, such as 'de-CH'; undefined for none
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

/** Milliseconds since 1970; null for a form that is not known. */
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
  const offset = offsetOf(zone);
  const rest = Number(seconds ?? 0) * 1_000;
  return offset === null
    ? timeOfDay(day, `${twoDigits(hour)}:${twoDigits(minute)}`) + rest
    : midnight + (hour * 60 + minute - offset) * MINUTE_MS + rest;
}

/** @returns YYYY-MM-DD */
function dayOf(text: string, order: DayOrder): string | null {
  const date = text.trim().replace(JOINT, '').replace(JOINT, '').replace(SHORT_YEAR, '$120$2');
  return parseImportDate(order === 'month_first' ? date.replace(NUMBERS, '$3$2$1$2$4') : date);
}

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

/** Minutes ahead of UTC; null for none and for an unknown name. */
function offsetOf(zone: string | undefined): number | null {
  const [, sign, hours, minutes] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone ?? '') ?? [];
  if (sign === undefined) return ZONES[zone?.toLowerCase() ?? ''] ?? null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0));
}

/** Rare forms with an English month, such as that of `asctime`, as the platform reads them. */
const looseMoment = (text: string): number => (ENGLISH_MONTH.test(text) ? Date.parse(text) : Number.NaN);

const twoDigits = (number: number): string => String(number).padStart(2, '0');
