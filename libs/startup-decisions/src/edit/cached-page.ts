import type { Startup, StartupColumns, StartupPage } from '@vaglio/contract';

/** Returns the row of a startup in a cached page, or undefined if the page does not contain it. */
function rowOf({ items }: StartupPage, id: string): Startup | undefined {
  return items.find((startup) => startup.id === id);
}

/** Copies the fields of a response into the startup's row of a cached page. A response of null changes nothing. */
export function adoptAnswer(page: StartupPage, id: string, answer: StartupColumns | null): void {
  const row = rowOf(page, id);
  if (row && answer?.id === id) Object.assign(row, answer);
}
