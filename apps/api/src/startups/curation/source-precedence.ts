import type { FieldOrigin } from '../../platform/db/schema/startups.table';

const RANK: Readonly<Record<FieldOrigin['by'], number>> = { article: 1, import: 2, person: 3 };

/**
 * Returns the precedence of an origin: person, import, article. A value that a person accepted has the rank of a
 * person. A derived value has the lowest rank.
 */
export function rankOf(origin: FieldOrigin): number {
  if (origin.derived) return 0;
  return origin.confirmed ? RANK.person : RANK[origin.by];
}

/** Returns whether a person set or accepted a value. */
export function isManual(origin: FieldOrigin | undefined): boolean {
  return origin !== undefined && rankOf(origin) === RANK.person;
}

/**
 * Returns whether a value comes from a row that a person entered. Each rebuild reads such a value from the row again.
 */
export const isOfRow = ({ by, raw_id }: FieldOrigin): boolean => by === 'person' && raw_id !== undefined;

/** Returns whether a value replaces the current value: it has a higher rank, or it has an equal rank and is newer. */
export function outranks(incoming: FieldOrigin, held: FieldOrigin | undefined): boolean {
  if (!held || rankOf(incoming) > rankOf(held)) return true;
  if (rankOf(incoming) !== rankOf(held)) return false;
  const [later, earlier] = [incoming.published ?? '', held.published ?? ''];
  return later === earlier ? incoming.at >= held.at : later > earlier;
}

/** Returns the ids of the people who set or accepted values. */
export const peopleOf = (origins: Readonly<Record<string, FieldOrigin>>): (string | undefined)[] =>
  Object.values(origins).flatMap(({ user_id, confirmed }) => [user_id, confirmed?.user_id]);
