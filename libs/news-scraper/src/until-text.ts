import { formatCount } from '@vaglio/ui';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Formats the time until a moment, such as 'in 4 minutes'. For a past or invalid moment, it returns null. */
export function untilText(moment: string | null | undefined, now: Date): string | null {
  const left = moment ? new Date(moment).getTime() - now.getTime() : Number.NaN;
  if (Number.isNaN(left) || left <= 0) return null;
  if (left < MINUTE) return 'in less than a minute';
  return left < HOUR
    ? `in ${counted(Math.round(left / MINUTE), 'minute')}`
    : `in ${counted(Math.round(left / HOUR), 'hour')}`;
}

/** Returns a count with its noun, such as '1 page' or '50 pages'. */
export function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
