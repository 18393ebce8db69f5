import { notFound } from '../errors/errors';

/** The key of a row as an address gives it; null for what no key looks like. */
export function parseRowId(id: string): number | null {
  return /^\d{1,15}$/.test(id) ? Number(id) : null;
}

/**
 * The key of a row as an address gives it.
 * @param text of the 404 for what no key looks like: there is no such row
 */
export function readRowId(id: string, text: string): number {
  const key = parseRowId(id);
  if (key === null) throw notFound(text);
  return key;
}
