import { isTimeZone } from '../identity/profile/time-zone';

const MINUTE_MS = 60_000;
/** Time zone of profiles that do not set one. */
const HOME = 'Europe/Zurich';

/** Functions for days and times in a person's time zone. Moments are in milliseconds since 1970. */
export type PersonTime = {
  /** Returns the day as YYYY-MM-DD. */
  day: (moment: number) => string;
  /** Returns the time of day as HH:MM. */
  time: (moment: number) => string;
  /** Returns the name of the weekday, such as 'Friday'. */
  weekday: (moment: number) => string;
  /**
   * Returns the first minute of a calendar day. If clocks skip midnight, it is the first minute after the gap.
   * @param day YYYY-MM-DD
   */
  startOfDay: (day: string) => number;
};

const known = new Map<string, PersonTime>();

/** Returns the time functions for the time zone of a profile. Missing and unknown zones default to Zurich. */
export function personTime(timeZone: string | null): PersonTime {
  const zone = timeZone ?? HOME;
  const made = known.get(zone) ?? inZone(isTimeZone(zone) ? zone : HOME);
  known.set(zone, made);
  return made;
}

function inZone(timeZone: string): PersonTime {
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone });
  const times = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const weekdays = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long' });
  const day = (moment: number) => days.format(moment);
  return {
    day,
    time: (moment) => times.format(moment),
    weekday: (moment) => weekdays.format(moment),
    startOfDay: (asked) => firstMinute(Date.parse(`${asked}T00:00:00Z`), (moment) => day(moment) >= asked),
  };
}

/** Finds the first minute of a day by binary search. No time zone differs from UTC by more than 15 hours. */
function firstMinute(midnight: number, isReached: (moment: number) => boolean): number {
  let [before, after] = [-15 * 60, 15 * 60];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (isReached(midnight + middle * MINUTE_MS)) after = middle;
    else before = middle;
  }
  return midnight + after * MINUTE_MS;
}
