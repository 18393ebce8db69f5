import type { Schema } from './document';

/** Lists of the same rows beside those of a page. */
export const BESIDE_ROWS: readonly string[] = ['similar'];

/** The field that holds the rows of a list answer, which has a total or nothing beside them; null for any other schema. */
export function listOf({ properties = {} }: Schema): string | null {
  const lists = Object.keys(properties).filter(
    (field) => properties[field]?.type === 'array' && !BESIDE_ROWS.includes(field),
  );
  const isList = lists.length === 1 && ('total' in properties || Object.keys(properties).length === 1);
  return isList ? (lists[0] ?? null) : null;
}
