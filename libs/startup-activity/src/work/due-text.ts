import { formatWeekday, zurichDay } from '@vaglio/ui';

/** Text of a due date. `state` is ahead, today or over (in the past). */
export interface DueText {
  readonly text: string;
  readonly state: 'ahead' | 'today' | 'over';
}

const DAY_MS = 86_400_000;

/**
 * Formats a due date as 'Wed, 25 Nov', 'Due today' or '3 days overdue'. Days are those of Zurich, as on the server.
 * @param due day in the form '2026-11-25'
 */
export function dueText(due: string, now: Date): DueText {
  const days = Math.round((Date.parse(zurichDay(now)) - Date.parse(due)) / DAY_MS);
  if (days === 0) return { text: 'Due today', state: 'today' };
  if (days < 0) return { text: formatWeekday(due, now), state: 'ahead' };
  return { text: `${days} ${days === 1 ? 'day' : 'days'} overdue`, state: 'over' };
}
