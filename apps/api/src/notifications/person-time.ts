import { isTimeZone } from '../identity/profile/time-zone';

const MINUTE_MS = 60_000;
/** Of people whose profile names none. */
const HOME = 'Europe/Zurich';

/** Days and times as a person reads them. Moments are milliseconds since 1970. */
export type PersonTime = {
  /** YYYY-MM-DD */
  day: (moment: number) => string;
  /** HH:MM */
  time: (moment: number) => string;
  /** 'Friday' */
  weekday: (moment: number) => string;
  /** The first minute of a day; where clocks skip midnight it is that after the gap. @param day YYYY-MM-DD, of the calendar */
  startOfDay: (day: string) => number;
};

const known = new Map<string, PersonTime>();

/** Days and times in the time zone of a profile; in Zurich for none, and for one that is not known any more. */
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

/** No zone is further than 15 hours from that of Greenwich. */
function firstMinute(midnight: number, isReached: (moment: number) => boolean): number {
  let [before, after] = [-15 * 60, 15 * 60];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (isReached(midnight + middle * MINUTE_MS)) after = middle;
    else before = middle;
  }
  return midnight + after * MINUTE_MS;
}
