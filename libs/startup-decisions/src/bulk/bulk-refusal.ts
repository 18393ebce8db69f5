import { errorText } from '@vaglio/api-client';

/** A startup that is not as it was when it was selected. */
interface Difference {
  readonly company_name: string | null;
  readonly what: string;
  readonly by: string | null;
  readonly at: string | null;
}

/** Why an act on many startups was refused. */
export interface BulkRefusal {
  readonly text: string;
  /** What the list is now; null where the act was refused for another reason. */
  readonly now: {
    readonly actual: number;
    readonly token: string;
    readonly differences: readonly Difference[];
    /** Differences that are not named. */
    readonly more: number;
  } | null;
}

/** A refusal as the server answered it. Never throws. */
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

/** 'Quantavo AG was rejected by Marc Keller at 08:41.' @param time of a moment, '08:41' or a day */
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
