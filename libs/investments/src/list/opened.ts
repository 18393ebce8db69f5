import type { Startup } from '@vaglio/contract';
import { CLOSED, type ListQuery } from '@vaglio/startups-data';

/**
 * The startup whose details are open: the one of the address. Where nobody chose, or it is not on this page, a wide
 * screen shows the first, so that the place beside the list is never idle; only a person closes it.
 */
export function openedOf(
  items: readonly Startup[],
  { startup }: Pick<ListQuery, 'startup'>,
  isWide: boolean,
): Startup | null {
  const opened = items.find(({ id }) => id === startup);
  if (opened) return opened;
  return isWide && startup !== CLOSED ? (items[0] ?? null) : null;
}

/** The startup to select when one leaves the list: the next one, after the last the one before; '' when it was alone. */
export function neighbourOf(items: readonly Startup[], leaving: string): string {
  const place = items.findIndex(({ id }) => id === leaving);
  return (items[place + 1] ?? items[place - 1])?.id ?? '';
}
