import type { Startup } from '@vaglio/contract';
import { CLOSED, type ListQuery } from '@vaglio/startups-data';

/**
 * Returns the startup whose details are open. It is the startup in the address. If the current page does not contain
 * it, wide screens open the first startup of the page, unless the user closed the details.
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

/**
 * Returns the id of the startup to select when another startup leaves the list. It is the next startup, or the previous
 * startup after the last one. The id is '' if the list becomes empty.
 */
export function neighbourOf(items: readonly Startup[], leaving: string): string {
  const place = items.findIndex(({ id }) => id === leaving);
  return (items[place + 1] ?? items[place - 1])?.id ?? '';
}
