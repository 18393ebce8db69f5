import { storeText, readStoredText } from '../stored-text';

/** What a clock shows; months count from 1. */
export interface Clock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hours: number;
  readonly minutes: number;
}

const KEPT_AS = 'timeZone';
const DAY_MS = 24 * 3_600_000;

/** How a zone writes a time: '2026-11-21 14:05'; null for that of the browser. */
let format: Intl.DateTimeFormat | null = toFormat(readStoredText(KEPT_AS));

/**
 * From now on times are shown in this zone, also after the page is loaded again.
 * @param zone of the IANA list; null, and one that this browser does not know, for that of the browser
 */
export function showTimesIn(zone: string | null): void {
  format = toFormat(zone);
  storeText(KEPT_AS, format === null ? null : zone);
}

/** The date and time that the reader's clock shows at a moment. */
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
 * The moment at which a day begins on the reader's clock, which need not be midnight where the hour changes then; of a
 * day that the zone left out, as when it crossed the date line, the begin of the next one.
 * @param month counts from 1
 */
export function startOfDay(year: number, month: number, day: number): Date {
  const midnight = Date.UTC(year, month - 1, day);
  const isOfDay = (moment: number): boolean => clockIn(new Date(moment)).day === day;
  // Where the hour changes on that day, the clock of the day before and that of the day after differ.
  const moments = [midnight - DAY_MS, midnight + DAY_MS].map((near) => midnight - aheadAt(near));
  const ofDay = moments.filter(isOfDay);
  return new Date(ofDay.length === 0 ? Math.max(...moments) : Math.min(...ofDay));
}

/** By how many milliseconds the reader's clock is ahead of UTC. */
function aheadAt(moment: number): number {
  const { year, month, day, hours, minutes } = clockIn(new Date(moment));
  return Date.UTC(year, month - 1, day, hours, minutes) - moment;
}

/** Every zone of the IANA list that the browser knows, by name; [] where it cannot list them. */
export function timeZones(): readonly string[] {
  return typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
}

/** The zone of the browser: 'Europe/Zurich'. */
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
