import { notFound } from './errors';

/**
 * The key of a row as an address gives it.
 * @param text of the 404 for what no key looks like: there is no such row
 */
export function readRowId(id: string, text: string): number {
  if (!/^\d{1,15}$/.test(id)) throw notFound(text);
  return Number(id);
}
