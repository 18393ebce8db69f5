import { storeText, readStoredText } from '../stored-text';

/** Local date and time. Months are numbered from 1. */
export interface Clock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hours: number;
  readonly minutes: number;
}

const KEPT_AS = 'timeZone';
const DAY_MS = 24 * 3_600_000;

/** Formatter for the selected time zone, such as '2026-11-21 14:05'; null if the browser's time zone is used. */
let format: Intl.DateTimeFormat | null = toFormat(readStoredText(KEPT_AS));

/**
 * Sets the time zone in which times are displayed, and stores it in the browser.
 * @param zone IANA name; null or a name that the browser does not support selects the browser's time zone
 */
export function showTimesIn(zone: string | null): void {
  format = toFormat(zone);
  storeText(KEPT_AS, format === null ? null : zone);
}

/** Converts a date to the date and time in the user's time zone. */
export function clockIn(date: Date): Clock {
  if (format === null)
    return {
      year: date.getFullYear(),
      month: date.getMonth() + 1,
      day: date.getDate(),
      hours: date.getHours(),
      minutes: date.getMinutes(),
    };
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0] = (
    format.format(date).match(/\d+/g) ?? []
  ).map(Number);
  return { year, month, day, hours, minutes };
}

/**
 * Returns the start of a day in the user's time zone. On a day with a clock change, it may differ from midnight. For a
 * day that the time zone skipped when crossing the date line, it is the start of the next day.
 * @param month month number, from 1
 */
export function startOfDay(year: number, month: number, day: number): Date {
  const midnight = Date.UTC(year, month - 1, day);
  const isOfDay = (moment: number): boolean => clockIn(new Date(moment)).day === day;
  // On a day with a clock change, the UTC offsets of the previous and the next day differ.
  const moments = [midnight - DAY_MS, midnight + DAY_MS].map((near) => midnight - aheadAt(near));
  const ofDay = moments.filter(isOfDay);
  return new Date(ofDay.length === 0 ? Math.max(...moments) : Math.min(...ofDay));
}

/** Returns the UTC offset of the user's time zone in milliseconds. */
function aheadAt(moment: number): number {
  const { year, month, day, hours, minutes } = clockIn(new Date(moment));
  return Date.UTC(year, month - 1, day, hours, minutes) - moment;
}

/** Returns all IANA time zones that the browser supports, sorted by name; [] if the browser cannot list them. */
export function timeZones(): readonly string[] {
  return typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
}

/** Returns the browser's time zone, such as 'Europe/Zurich'. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function toFormat(zone: string | null): Intl.DateTimeFormat | null {
  if (zone === null) return null;
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  } catch {
    return null;
  }
}
