import type { RuleDifferenceBody } from './scoring-versions.schemas';

/** Entry in two rule sets; undefined where it is missing. */
export type Pair<T> = { was?: T | undefined; is?: T | undefined };

/** Pairs the entries of two lists by key. Entries of the first list come first. */
export function pairs<T>(before: readonly T[], after: readonly T[], keyOf: (entry: T) => string): Pair<T>[] {
  const [were, are] = [before, after].map((list) => new Map(list.map((entry) => [keyOf(entry), entry])));
  const keys = new Set([...(were?.keys() ?? []), ...(are?.keys() ?? [])]);
  return [...keys].map((key) => ({ was: were?.get(key), is: are?.get(key) }));
}

type Subject = RuleDifferenceBody['subject'];

/** Returns the difference for an entry that is in only one of two rule sets. */
export function whole(
  subject: Subject,
  kind: 'added' | 'removed',
  name: string,
  value: string,
  text: string,
): RuleDifferenceBody {
  const [before, after] = kind === 'added' ? [null, value] : [value, null];
  return { subject, kind, name, field: null, before, after, text };
}

/** Returns the difference for a changed field; [] for equal values. */
export function changed<T extends string | number | null>(
  subject: Subject,
  name: string,
  field: string | null,
  was: T,
  is: T,
  textOf: (was: T, is: T) => string,
): RuleDifferenceBody[] {
  if (was === is) return [];
  const [before, after] = [was, is].map((value) => (value === null ? null : String(value)));
  return [
    {
      subject,
      kind: 'changed',
      name,
      field,
      before: before ?? null,
      after: after ?? null,
      text: textOf(was, is),
    },
  ];
}
