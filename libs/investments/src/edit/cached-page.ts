import { readEntries, readField, readFigure } from '../list/read-fields';

/**
 * Changes of a page of the list as it lies in the cache: whatever server it came from, so only what is there is
 * touched, and a startup that the page does not hold changes nothing.
 */
function rowOf(page: unknown, id: string): object | null {
  const row = readEntries(page, 'items').find((entry) => String(readField(entry, 'id')) === id);
  return typeof row === 'object' ? row : null;
}

export function setField(page: unknown, id: string, field: string, value: unknown): void {
  const row = rowOf(page, id);
  if (row) Reflect.set(row, field, value);
}

/** Takes a startup off the page, and off the total. */
export function removeRow(page: unknown, id: string): void {
  const row = rowOf(page, id);
  if (!row || typeof page !== 'object' || page === null) return;
  Reflect.set(
    page,
    'items',
    readEntries(page, 'items').filter((entry) => entry !== row),
  );
  const total = readFigure(page, 'total');
  if (total !== null) Reflect.set(page, 'total', total - 1);
}

/** Takes over what the server answered to a change, if it answered the startup. */
export function adoptAnswer(page: unknown, id: string, answer: unknown): void {
  const row = rowOf(page, id);
  if (row && typeof answer === 'object' && answer !== null && String(readField(answer, 'id')) === id)
    Object.assign(row, answer);
}
