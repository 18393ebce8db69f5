import type { FieldOrigin } from '../../platform/db/schema/startups.table';

const RANK: Readonly<Record<FieldOrigin['by'], number>> = { article: 1, import: 2, person: 3 };

/** A person beats an import, an import an article; what a person accepted has their rank, what only follows has none. */
export function rankOf(origin: FieldOrigin): number {
  if (origin.derived) return 0;
  return origin.confirmed ? RANK.person : RANK[origin.by];
}

/** Whether a person set or accepted the value. */
export function isManual(origin: FieldOrigin | undefined): boolean {
  return origin !== undefined && rankOf(origin) === RANK.person;
}

/** Whether the value is that of a row that a person entered, which states it again at each rebuild. */
export const isOfRow = ({ by, raw_id }: FieldOrigin): boolean => by === 'person' && raw_id !== undefined;

/** Whether a value replaces the held one: it has a higher rank, or the same and is newer. */
export function outranks(incoming: FieldOrigin, held: FieldOrigin | undefined): boolean {
  if (!held || rankOf(incoming) > rankOf(held)) return true;
  if (rankOf(incoming) !== rankOf(held)) return false;
  const [later, earlier] = [incoming.published ?? '', held.published ?? ''];
  return later === earlier ? incoming.at >= held.at : later > earlier;
}

/** Ids of the people who set or accepted values, by the origins of these. */
export const peopleOf = (origins: Readonly<Record<string, FieldOrigin>>): (string | undefined)[] =>
  Object.values(origins).flatMap(({ user_id, confirmed }) => [user_id, confirmed?.user_id]);
