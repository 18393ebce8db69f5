import { formatWeekday, zurichDay } from '@vaglio/ui';

/** When a next step is due, in words, and whether that is today or over. */
export interface DueText {
  readonly text: string;
  readonly state: 'ahead' | 'today' | 'over';
}

const DAY_MS = 86_400_000;

/** 'Wed, 25 Nov', 'Due today', or '3 days overdue': days in Zurich, as the server counts them. @param due a day, '2026-11-25' */
export function dueText(due: string, now: Date): DueText {
  const days = Math.round((Date.parse(zurichDay(now)) - Date.parse(due)) / DAY_MS);
  if (days === 0) return { text: 'Due today', state: 'today' };
  if (days < 0) return { text: formatWeekday(due, now), state: 'ahead' };
  return { text: `${days} ${days === 1 ? 'day' : 'days'} overdue`, state: 'over' };
}
