import type { Startup, StartupColumns, StartupPage } from '@vaglio/contract';

/** Changes of a page of the list as it is in the cache. A startup that the page does not hold changes nothing. */
function rowOf({ items }: StartupPage, id: string): Startup | undefined {
  return items.find((startup) => startup.id === id);
}

/** Takes over what the server answered to a change, if it answered the startup, wholly or in part. */
export function adoptAnswer(page: StartupPage, id: string, answer: StartupColumns | null): void {
  const row = rowOf(page, id);
  if (row && answer?.id === id) Object.assign(row, answer);
}
