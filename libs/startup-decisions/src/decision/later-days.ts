import { formatDate, weekdayName, zurichDay } from '@vaglio/ui';

const MAX_MONTHS = 24;

/** Suggested last day of Later, with its label. */
export interface LaterDay {
  readonly label: string;
  /** Day in the form YYYY-MM-DD. */
  readonly day: string;
}

/** Returns the suggested working days, counted from today in Zurich, and the first and last days that are allowed. */
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

/** Formats a day, such as 'Mon, 30 Nov 2026'. */
export function dayText(day: string): string {
  return `${weekdayName(day)}, ${formatDate(day)}`;
}

/** Returns the day itself. If it is on a weekend, it returns the following Monday. */
function workingDay(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return plusDays(day, weekday === SATURDAY ? 2 : weekday === SUNDAY ? 1 : 0);
}

const [SUNDAY, SATURDAY] = [0, 6];

function plusDays(day: string, days: number): string {
  return toDay(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000);
}

/** Returns the same day of a later month. If that month is shorter, it returns the month's last day. */
function plusMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

const toDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
