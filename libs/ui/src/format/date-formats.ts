import { EMPTY_VALUE } from './number-formats';
import { clockIn, type Clock } from './time-zone';

/** A day ('2026-11-21'), a timestamp in ISO text, or a Date. */
export type DateLike = string | Date | null | undefined;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAY_ONLY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** '21 Nov 2026' in the reader's time zone; a day without a time stays that day everywhere. Unreadable: an en dash. */
export function formatDate(value: DateLike): string {
  const clock = clockOf(value);
  return clock ? `${clock.day} ${MONTHS[clock.month - 1] ?? ''} ${clock.year}` : EMPTY_VALUE;
}

/** '21 Nov', with its year where a reader may think of another one, 300 days from now on. Unreadable: an en dash. */
export function formatShortDate(value: DateLike, now: Date): string {
  const date = toDate(value);
  if (!date || Math.abs(date.getTime() - now.getTime()) >= 300 * DAY) return formatDate(value);
  return formatDate(value).replace(/ \d{4}$/, '');
}

/** Languages that a date is written in on paper. */
export const DATE_LANGUAGES = ['en', 'de', 'fr', 'it'] as const;
export type DateLanguage = (typeof DATE_LANGUAGES)[number];

/** The date in a language of Switzerland, '21. Nov. 2026', '21 nov. 2026'; in English as `formatDate`. */
export function formatDateIn(language: DateLanguage, value: DateLike): string {
  const day = dayNumber(value);
  if (language === 'en' || day === null) return formatDate(value);
  return new Date(day * DAY).toLocaleDateString(`${language}-CH`, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** 'Wed', in the reader's time zone. Unreadable: an en dash. */
export function weekdayName(value: DateLike): string {
  const day = dayNumber(value);
  return (day === null ? undefined : WEEKDAYS[new Date(day * DAY).getUTCDay()]) ?? EMPTY_VALUE;
}

/** 'Wed, 25 Nov', for what lies ahead; with its year as `formatShortDate`. Unreadable: an en dash. */
export function formatWeekday(value: DateLike, now: Date): string {
  return toDate(value) ? `${weekdayName(value)}, ${formatShortDate(value, now)}` : EMPTY_VALUE;
}

/** Made when it is first needed: the browser reads its time zones for it, which takes longer than drawing a list. */
let ofZurich: Intl.DateTimeFormat | null = null;

/** The day in Zurich as YYYY-MM-DD, as the server counts days; a day without a time stays that day. Unreadable: ''. */
export function zurichDay(value: DateLike): string {
  if (typeof value === 'string' && DAY_ONLY.test(value)) return value;
  const date = toDate(value);
  if (!date) return '';
  ofZurich ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' });
  return ofZurich.format(date);
}

/** '21 Nov 2026, 14:05', for tooltips; a day without a time has none. Unreadable: an en dash. */
export function formatExact(value: DateLike): string {
  const clock = clockOf(value);
  if (!clock || isDayOnly(value)) return formatDate(value);
  return `${formatDate(value)}, ${twoDigits(clock.hours)}:${twoDigits(clock.minutes)}`;
}

/**
 * How long ago: 'Just now', '5 minutes ago', '2 hours ago', 'Yesterday', '3 days ago',
 * '3 weeks ago', '2 months ago', '1 year ago'. From half a day on, calendar days count.
 * @returns the date itself for a time more than a minute ahead; an en dash for an unreadable one
 */
export function formatRelative(value: DateLike, now: Date): string {
  const date = toDate(value);
  if (!date) return EMPTY_VALUE;
  const elapsed = now.getTime() - date.getTime();
  if (elapsed < -MINUTE) return formatDate(value);
  const days = (dayNumber(now) ?? 0) - (dayNumber(value) ?? 0);
  if (isDayOnly(value)) return days === 0 ? 'Today' : daysAgo(days);
  if (elapsed < MINUTE) return 'Just now';
  if (elapsed < HOUR) return ago(elapsed / MINUTE, 'minute');
  if (elapsed < DAY / 2 || days === 0) return ago(elapsed / HOUR, 'hour');
  return daysAgo(days);
}

function daysAgo(days: number): string {
  if (days === 1) return 'Yesterday';
  if (days < 7) return ago(days, 'day');
  if (days < 30) return ago(days / 7, 'week');
  return days < 365 ? ago(days / 30, 'month') : ago(days / 365, 'year');
}

function ago(count: number, unit: string): string {
  const whole = Math.floor(count);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}

function toDate(value: DateLike): Date | null {
  if (!value) return null;
  const date = typeof value === 'string' ? parse(value) : value;
  return Number.isNaN(date.getTime()) ? null : date;
}

function parse(text: string): Date {
  const [, year, month, day] = DAY_ONLY.exec(text) ?? [];
  // Date would read a bare day as midnight in Greenwich, the day before in America.
  return year ? new Date(Number(year), Number(month) - 1, Number(day)) : new Date(text);
}

function isDayOnly(value: DateLike): boolean {
  return typeof value === 'string' && DAY_ONLY.test(value);
}

/** What a clock of the reader shows; of a day without a time its midnight, wherever the reader is. */
function clockOf(value: DateLike): Clock | null {
  if (typeof value === 'string') {
    const [, year, month, day] = DAY_ONLY.exec(value) ?? [];
    if (year) return { year: Number(year), month: Number(month), day: Number(day), hours: 0, minutes: 0 };
  }
  const date = toDate(value);
  return date && clockIn(date);
}

/** The calendar day of the reader as a number of days; null for what is unreadable. */
function dayNumber(value: DateLike): number | null {
  const clock = clockOf(value);
  return clock && Date.UTC(clock.year, clock.month - 1, clock.day) / DAY;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
