import type { HistoryEntryBody } from '../../audit/audit.schemas';

/** What the event of a decision keeps beside flags: why, and in which act on many startups. */
export const REASON_FIELDS: ReadonlySet<string> = new Set(['reason', 'details', 'bulk_id']);

/** Kept beside the name that it is read by: two people may have one name. */
const ID_OF: Readonly<Record<string, string>> = { assignee: 'assignee_id' };
const IDS: ReadonlySet<string> = new Set(Object.values(ID_OF));

type Change = HistoryEntryBody['changes'][number];

/**
 * The fields in which two states of a row differ, as an audit event keeps them; a value that is neither a text nor a
 * number is written as its JSON. A person is read by the name alone, also where only the id differs.
 */
export function changesOf(before: unknown, after: unknown): Change[] {
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  const isOther = (field: string | undefined) =>
    field !== undefined && valueOf(was.get(field)) !== valueOf(is.get(field));
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => !IDS.has(field) && (isOther(field) || isOther(ID_OF[field])))
    .map((field) => ({ field, before: valueOf(was.get(field)), after: valueOf(is.get(field)) }));
}

function fieldsOf(kept: unknown): Map<string, unknown> {
  return new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : []);
}

function valueOf(value: unknown): string | number | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}
