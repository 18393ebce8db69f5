import { notFound } from '../errors/errors';

/** Parses a row id from a path; null unless it is a number of at most 15 digits. */
export function parseRowId(id: string): number | null {
  return /^\d{1,15}$/.test(id) ? Number(id) : null;
}

/**
 * Parses a row id from a path.
 * @param text message of the 404 for an invalid id
 * @throws Refusal 404
 */
export function readRowId(id: string, text: string): number {
  const key = parseRowId(id);
  if (key === null) throw notFound(text);
  return key;
}
