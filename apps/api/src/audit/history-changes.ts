import type { HistoryEntryBody } from './audit.schemas';

/** What the event of a decision keeps beside flags. */
export const REASON_FIELDS: ReadonlySet<string> = new Set(['reason', 'details']);

type Change = HistoryEntryBody['changes'][number];

/**
 * The fields in which two states of a row differ, as an audit event keeps them; a value that is neither a text nor a
 * number is written as its JSON.
 */
export function changesOf(before: unknown, after: unknown): Change[] {
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: valueOf(was.get(field)), after: valueOf(is.get(field)) }))
    .filter((change) => change.before !== change.after);
}

function fieldsOf(kept: unknown): Map<string, unknown> {
  return new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : []);
}

function valueOf(value: unknown): string | number | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}
