import type { RuleDifferenceBody } from './scoring-versions.schemas';

/** One thing in two sets of rules; missing where one has it not. */
export type Pair<T> = { was?: T | undefined; is?: T | undefined };

/** The things of two lists by their key, those of the first list first. */
export function pairs<T>(before: readonly T[], after: readonly T[], keyOf: (entry: T) => string): Pair<T>[] {
  const [were, are] = [before, after].map((list) => new Map(list.map((entry) => [keyOf(entry), entry])));
  const keys = new Set([...(were?.keys() ?? []), ...(are?.keys() ?? [])]);
  return [...keys].map((key) => ({ was: were?.get(key), is: are?.get(key) }));
}

type Subject = RuleDifferenceBody['subject'];

/** Something that is there in one set of rules only. */
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

/** A field that has another value; [] for the same. */
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
