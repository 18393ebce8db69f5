import { once } from '../platform/util/once';

const ofDay = once(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** '27 Nov'. @param day YYYY-MM-DD, of the calendar */
export function dayWords(day: string): string {
  return ofDay()
    .format(Date.parse(`${day}T00:00:00Z`))
    .replace('Sept', 'Sep');
}
