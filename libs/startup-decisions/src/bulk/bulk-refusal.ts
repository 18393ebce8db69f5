import { errorText } from '@vaglio/api-client';

/** Startup that has changed since it was selected. */
interface Difference {
  readonly company_name: string | null;
  readonly what: string;
  readonly by: string | null;
  readonly at: string | null;
}

/** Information about a bulk action that the server rejected. */
export interface BulkRefusal {
  readonly text: string;
  /** Current state of the selection, or null if the action was rejected for another reason. */
  readonly now: {
    readonly actual: number;
    readonly token: string;
    readonly differences: readonly Difference[];
    /** Number of changed startups that are not listed. */
    readonly more: number;
  } | null;
}

/** Parses the error response of a bulk action. Never throws. */
export function readBulkRefusal(failure: unknown): BulkRefusal {
  const text = errorText(failure, 'The change failed');
  const body = fieldOf(failure, 'data');
  const [actual, token] = [fieldOf(body, 'actual'), fieldOf(body, 'token')];
  if (typeof actual !== 'number' || typeof token !== 'string') return { text, now: null };
  const counts = fieldOf(body, 'counts');
  const lists = ['removed', 'changed', 'added'] as const;
  const differences = lists.flatMap((list) => readDifferences(fieldOf(body, list)));
  const all = lists.reduce((sum, list) => sum + numberOf(fieldOf(counts, list)), 0);
  return { text, now: { actual, token, differences, more: Math.max(0, all - differences.length) } };
}

function readDifferences(list: unknown): Difference[] {
  if (!Array.isArray(list)) return [];
  return list.map((one: unknown) => ({
    company_name: textOf(fieldOf(one, 'company_name')),
    what: textOf(fieldOf(one, 'what')) ?? 'was changed',
    by: textOf(fieldOf(one, 'by')),
    at: textOf(fieldOf(one, 'at')),
  }));
}

/**
 * Describes how a startup changed, such as 'Quantavo AG was rejected by Marc Keller at 08:41.'
 * @param time formats a timestamp as 'at 08:41' or as a day
 */
export function differenceText(
  { company_name, what, by, at }: Difference,
  time: (at: string) => string,
): string {
  const who = by === null ? '' : ` by ${by}`;
  const when = at === null ? '' : ` ${time(at)}`;
  return `${company_name ?? 'A startup'} ${what}${who}${when}.`;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);
