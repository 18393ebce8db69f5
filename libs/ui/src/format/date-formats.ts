import { currentLanguage, localeOf, type Language } from '@vaglio/language';
import { EMPTY_VALUE } from './number-formats';
import { clockIn, type Clock } from './time-zone';

/** Date without a time ('2026-11-21'), ISO 8601 timestamp, or Date object. */
export type DateLike = string | Date | null | undefined;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAY_ONLY = /^(\d{4})-(\d\d)-(\d\d)$/;

/**
 * Formats a date in the user's language and time zone: '21 Nov 2026', or '21. Nov. 2026' in German. A date without a
 * time is not shifted to the time zone.
 * @returns an en dash for unreadable input
 */
export function formatDate(value: DateLike): string {
  return formatDateIn(currentLanguage(), value);
}

function englishDate(value: DateLike): string {
  const clock = clockOf(value);
  return clock ? `${clock.day} ${MONTHS[clock.month - 1] ?? ''} ${clock.year}` : EMPTY_VALUE;
}

/**
 * Formats a date as '21 Nov'. The year is added if the date is at least 300 days away from `now`.
 * @returns an en dash for unreadable input
 */
export function formatShortDate(value: DateLike, now: Date): string {
  const date = toDate(value);
  if (!date || Math.abs(date.getTime() - now.getTime()) >= 300 * DAY) return formatDate(value);
  return formatDate(value).replace(/ \d{4}$/, '');
}

/** Languages of dates in printed documents. */
export const DATE_LANGUAGES = ['en', 'de', 'fr', 'it'] as const satisfies readonly Language[];
export type DateLanguage = (typeof DATE_LANGUAGES)[number];

/**
 * Formats a date in a given language: '21. Nov. 2026' in German, '21 nov. 2026' in French, '21 Nov 2026' in English.
 */
export function formatDateIn(language: DateLanguage, value: DateLike): string {
  const day = dayNumber(value);
  if (language === 'en' || day === null) return englishDate(value);
  return new Date(day * DAY).toLocaleDateString(localeOf(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * Formats the weekday of a date as 'Wed', in the user's language and time zone. Returns an en dash for unreadable
 * input.
 */
export function weekdayName(value: DateLike): string {
  const day = dayNumber(value);
  const language = currentLanguage();
  if (language !== 'en' && day !== null)
    return new Date(day * DAY).toLocaleDateString(localeOf(language), { weekday: 'short', timeZone: 'UTC' });
  return (day === null ? undefined : WEEKDAYS[new Date(day * DAY).getUTCDay()]) ?? EMPTY_VALUE;
}

/**
 * Formats a future date as 'Wed, 25 Nov', with its year under the conditions of `formatShortDate`. Returns an en dash
 * for unreadable input.
 */
export function formatWeekday(value: DateLike, now: Date): string {
  return toDate(value) ? `${weekdayName(value)}, ${formatShortDate(value, now)}` : EMPTY_VALUE;
}

/**
 * Formatter for Zurich, created on first use. The browser loads time zone data for it, which takes longer than
 * rendering a list.
 */
let ofZurich: Intl.DateTimeFormat | null = null;

/**
 * Returns the day in Zurich as YYYY-MM-DD, like the server. A date without a time is not shifted. Returns '' for
 * unreadable input.
 */
export function zurichDay(value: DateLike): string {
  if (typeof value === 'string' && DAY_ONLY.test(value)) return value;
  const date = toDate(value);
  if (!date) return '';
  ofZurich ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' });
  return ofZurich.format(date);
}

/**
 * Formats a date with its time as '21 Nov 2026, 14:05', for tooltips. A date without a time is formatted without it.
 * Returns an en dash for unreadable input.
 */
export function formatExact(value: DateLike): string {
  const clock = clockOf(value);
  if (!clock || isDayOnly(value)) return formatDate(value);
  return `${formatDate(value)}, ${twoDigits(clock.hours)}:${twoDigits(clock.minutes)}`;
}

/**
 * Formats elapsed time: 'Just now', '5 minutes ago', '2 hours ago', 'Yesterday', '3 days ago', '3 weeks ago', '2 months
 * ago', '1 year ago'. In German, the result is 'vor 5 Minuten' or 'gestern'. From half a day on, calendar days are
 * counted.
 * @returns the date for a time more than a minute in the future; an en dash for unreadable input
 */
export function formatRelative(value: DateLike, now: Date): string {
  const date = toDate(value);
  if (!date) return EMPTY_VALUE;
  const elapsed = now.getTime() - date.getTime();
  if (elapsed < -MINUTE) return formatDate(value);
  const days = (dayNumber(now) ?? 0) - (dayNumber(value) ?? 0);
  if (isDayOnly(value)) return days === 0 ? today() : daysAgo(days);
  if (elapsed < MINUTE) return justNow();
  if (elapsed < HOUR) return ago(elapsed / MINUTE, 'minute');
  if (elapsed < DAY / 2 || days === 0) return ago(elapsed / HOUR, 'hour');
  return daysAgo(days);
}

function daysAgo(days: number): string {
  if (days === 1) return yesterday();
  if (days < 7) return ago(days, 'day');
  if (days < 30) return ago(days / 7, 'week');
  return days < 365 ? ago(days / 30, 'month') : ago(days / 365, 'year');
}

/**
 * Formats elapsed time for use within a sentence: 'Last used just now'. In English, the result begins in lower case. In
 * other languages, it is unchanged.
 */
export function formatRelativeInside(value: DateLike, now: Date): string {
  const text = formatRelative(value, now);
  return currentLanguage() === 'en' ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const today = () => (currentLanguage() === 'en' ? 'Today' : relative(0, 'day'));
const yesterday = () => (currentLanguage() === 'en' ? 'Yesterday' : relative(-1, 'day'));
const justNow = () => (currentLanguage() === 'en' ? 'Just now' : relative(0, 'second'));

/**
 * Formats a relative time in a language other than English: 'gestern', 'il y a 5 minutes'.
 * @param numeric 'always' for a rounded count: 13 days become 'vor 1 Woche', because 'letzte Woche' would be wrong
 */
function relative(
  count: number,
  unit: Intl.RelativeTimeFormatUnit,
  numeric: 'always' | 'auto' = 'auto',
): string {
  return new Intl.RelativeTimeFormat(localeOf(currentLanguage()), { numeric }).format(count, unit);
}

function ago(count: number, unit: Intl.RelativeTimeFormatUnit): string {
  const whole = Math.floor(count);
  if (currentLanguage() !== 'en') return relative(-whole, unit, 'always');
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}

function toDate(value: DateLike): Date | null {
  if (!value) return null;
  const date = typeof value === 'string' ? parse(value) : value;
  return Number.isNaN(date.getTime()) ? null : date;
}

function parse(text: string): Date {
  const [, year, month, day] = DAY_ONLY.exec(text) ?? [];
  // Date would parse a date without a time as midnight UTC, which is the previous day in America.
  return year ? new Date(Number(year), Number(month) - 1, Number(day)) : new Date(text);
}

function isDayOnly(value: DateLike): boolean {
  return typeof value === 'string' && DAY_ONLY.test(value);
}

/** Returns the date and time in the user's time zone. A date without a time is at midnight. */
function clockOf(value: DateLike): Clock | null {
  if (typeof value === 'string') {
    const [, year, month, day] = DAY_ONLY.exec(value) ?? [];
    if (year) return { year: Number(year), month: Number(month), day: Number(day), hours: 0, minutes: 0 };
  }
  const date = toDate(value);
  return date && clockIn(date);
}

/** Returns the user's calendar day as a day number; null for unreadable input. */
function dayNumber(value: DateLike): number | null {
  const clock = clockOf(value);
  return clock && Date.UTC(clock.year, clock.month - 1, clock.day) / DAY;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
