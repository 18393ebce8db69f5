import { formatDate, weekdayName, zurichDay } from '@vaglio/ui';

const MAX_MONTHS = 24;

/** A day on which Later may end, by its name in the list of choices. */
export interface LaterDay {
  readonly label: string;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** Working days on which Later may end, counted from today in Zurich, and the first and the last that may be chosen. */
export function laterDays(now: Date): { choices: readonly LaterDay[]; first: string; last: string } {
  const today = zurichDay(now);
  return {
    choices: [
      { label: 'Next week', day: workingDay(plusDays(today, 7)) },
      { label: 'In a month', day: workingDay(plusMonths(today, 1)) },
      { label: 'In three months', day: workingDay(plusMonths(today, 3)) },
    ],
    first: plusDays(today, 1),
    last: plusMonths(today, MAX_MONTHS),
  };
}

/** 'Mon, 30 Nov 2026'. */
export function dayText(day: string): string {
  return `${weekdayName(day)}, ${formatDate(day)}`;
}

/** The day itself, or the Monday after a weekend. */
function workingDay(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return plusDays(day, weekday === SATURDAY ? 2 : weekday === SUNDAY ? 1 : 0);
}

const [SUNDAY, SATURDAY] = [0, 6];

function plusDays(day: string, days: number): string {
  return toDay(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000);
}

/** The same day of a later month, or the last of one that is shorter. */
function plusMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

const toDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
