import { once } from '../util/once';

/** Made when the first day is asked for: Node then reads 8 MB of its tables, for which a start has no time. */
const ofZurich = once(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }));
const hourOfZurich = once(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Zurich', hour: '2-digit', hourCycle: 'h23' }),
);
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** The day in Zurich at a moment. @param moment milliseconds since 1970 @returns YYYY-MM-DD */
export function zurichDay(moment: number): string {
  return ofZurich().format(moment);
}

/** Whether a day is Monday to Friday. @param day YYYY-MM-DD, of the calendar */
export function isWorkingDay(day: string): boolean {
  return ![0, 6].includes(new Date(Date.parse(`${day}T00:00:00Z`)).getUTCDay());
}

const hourInZurich = (moment: number): number => Number(hourOfZurich().format(moment));

/** The moment at which a day begins in Zurich, in milliseconds since 1970. @param day YYYY-MM-DD, of the calendar */
export function startOfDay(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Clocks change at 2 or 3 in the morning, so that midnight is one or two hours before that of Greenwich.
  const inSummer = midnight - 2 * HOUR_MS;
  return zurichDay(inSummer) === day ? inSummer : midnight - HOUR_MS;
}

/** The moment at which it is six in the morning of a day in Zurich, when the clocks of that day have changed. */
export function sixOfDay(day: string): number {
  const inWinter = Date.parse(`${day}T05:00:00Z`);
  return hourInZurich(inWinter) === 6 ? inWinter : inWinter - HOUR_MS;
}

/**
 * The moment of a time of a day in Zurich, in milliseconds since 1970; an hour later where the clocks skip that time.
 * @param day YYYY-MM-DD, of the calendar @param time HH:MM
 */
export function timeOfDay(day: string, time: string): number {
  const inGreenwich = Date.parse(`${day}T${time}:00Z`);
  const hour = Number(time.slice(0, 2));
  const moments = [inGreenwich - 2 * HOUR_MS, inGreenwich - HOUR_MS];
  return moments.find((moment) => hourInZurich(moment) === hour) ?? inGreenwich - HOUR_MS;
}

/** A day some days later, or earlier for a negative number. @param day YYYY-MM-DD, of the calendar */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The first of the twelve months that end with a day: the day after the same one a year before. */
export function firstOfYear(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year - 1, month - 1, date + 1)).toISOString().slice(0, 10);
}

/** Whether a text is a day of the calendar between 1900 and 2999, YYYY-MM-DD: 31 February is none. */
export function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return /^(?:19|2\d)\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment) && plusDays(text, 0) === text;
}
