import type { Startup, StartupColumns, StartupPage } from '@vaglio/contract';

/** Changes of a page of the list as it is in the cache. A startup that the page does not hold changes nothing. */
function rowOf({ items }: StartupPage, id: string): Startup | undefined {
  return items.find((startup) => startup.id === id);
}

/** Sets or unsets a flag. */
export function setFlag<Name extends 'email_sent' | 'create_contract' | 'interested' | 'rejected'>(
  page: StartupPage,
  id: string,
  flag: Name,
  value: Startup[Name],
): void {
  const row = rowOf(page, id);
  if (row) row[flag] = value;
}

/** Takes a startup off the page, and off the total. */
export function removeRow(page: StartupPage, id: string): void {
  if (!rowOf(page, id)) return;
  page.items = page.items.filter((startup) => startup.id !== id);
  page.total -= 1;
}

/** Takes over what the server answered to a change, if it answered the startup, wholly or in part. */
export function adoptAnswer(page: StartupPage, id: string, answer: StartupColumns | null): void {
  const row = rowOf(page, id);
  if (row && answer?.id === id) Object.assign(row, answer);
}
