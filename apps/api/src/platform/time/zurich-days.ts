import { once } from '../util/once';

/**
 * Created on first use, because Node then loads 8 MB of time zone data. Loading it at start would slow down the start.
 */
const ofZurich = once(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }));
const hourOfZurich = once(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Zurich', hour: '2-digit', hourCycle: 'h23' }),
);
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Returns the date in Zurich at a moment. @param moment milliseconds since 1970 @returns YYYY-MM-DD */
export function zurichDay(moment: number): string {
  return ofZurich().format(moment);
}

/** Returns whether a date is a weekday (Monday to Friday). @param day valid date, YYYY-MM-DD */
export function isWorkingDay(day: string): boolean {
  return ![0, 6].includes(new Date(Date.parse(`${day}T00:00:00Z`)).getUTCDay());
}

const hourInZurich = (moment: number): number => Number(hourOfZurich().format(moment));

/** Returns the start of a day in Zurich, in milliseconds since 1970. @param day valid date, YYYY-MM-DD */
export function startOfDay(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Zurich is one or two hours ahead of UTC, and the offset changes after midnight (at 2 or 3 a.m.).
  const inSummer = midnight - 2 * HOUR_MS;
  return zurichDay(inSummer) === day ? inSummer : midnight - HOUR_MS;
}

/** Returns 6 a.m. of a day in Zurich, in milliseconds since 1970. Any clock change of that day has already happened. */
export function sixOfDay(day: string): number {
  const inWinter = Date.parse(`${day}T05:00:00Z`);
  return hourInZurich(inWinter) === 6 ? inWinter : inWinter - HOUR_MS;
}

/**
 * Returns a time of day in Zurich, in milliseconds since 1970. If a clock change skips that time, the result is an hour
 * later.
 * @param day valid date, YYYY-MM-DD @param time HH:MM
 */
export function timeOfDay(day: string, time: string): number {
  const inGreenwich = Date.parse(`${day}T${time}:00Z`);
  const hour = Number(time.slice(0, 2));
  const moments = [inGreenwich - 2 * HOUR_MS, inGreenwich - HOUR_MS];
  return moments.find((moment) => hourInZurich(moment) === hour) ?? inGreenwich - HOUR_MS;
}

/** Adds days to a date. A negative number subtracts days. @param day valid date, YYYY-MM-DD */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Returns the first day of the twelve months that end on a date. It is the day after the same date one year earlier.
 */
export function firstOfYear(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year - 1, month - 1, date + 1)).toISOString().slice(0, 10);
}

/** Returns whether a text is a valid date (YYYY-MM-DD) between 1900 and 2999. For example, 31 February is invalid. */
export function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return /^(?:19|2\d)\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment) && plusDays(text, 0) === text;
}
