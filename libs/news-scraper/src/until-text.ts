import { formatCount } from '@vaglio/ui';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long until a moment: 'in 4 minutes'; null for a moment that is past or cannot be read. */
export function untilText(moment: string | null | undefined, now: Date): string | null {
  const left = moment ? new Date(moment).getTime() - now.getTime() : Number.NaN;
  if (Number.isNaN(left) || left <= 0) return null;
  if (left < MINUTE) return 'in less than a minute';
  return left < HOUR
    ? `in ${counted(Math.round(left / MINUTE), 'minute')}`
    : `in ${counted(Math.round(left / HOUR), 'hour')}`;
}

/** '1 page', '50 pages'. */
export function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
