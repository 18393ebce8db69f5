import type { Schema } from './document';

/** List fields whose rows are not part of the page. */
export const BESIDE_ROWS: readonly string[] = ['similar'];

/**
 * Returns the name of the field with the rows, if the schema is a list response (with or without a total); null for any
 * other schema.
 */
export function listOf({ properties = {} }: Schema): string | null {
  const lists = Object.keys(properties).filter(
    (field) => properties[field]?.type === 'array' && !BESIDE_ROWS.includes(field),
  );
  const isList = lists.length === 1 && ('total' in properties || Object.keys(properties).length === 1);
  return isList ? (lists[0] ?? null) : null;
}
