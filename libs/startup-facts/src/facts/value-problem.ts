import { safeHref } from '@vaglio/startups-domain';
import { readDecimal, formatCount } from '@vaglio/ui';
import type { ValueKind } from './value-kind';

interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

/** What the server takes, by the kind of the value. */
interface Ranges {
  readonly years: Range;
  readonly amounts: Range;
}

/**
 * What the server would refuse of a text that a person typed: a year or a sum outside of its range, an address that is
 * none. Any text of another kind is right.
 * @param text trimmed, not empty
 */
export function valueProblem(
  kind: ValueKind,
  label: string,
  text: string,
  { years, amounts }: Ranges,
): string | null {
  switch (kind) {
    case 'year':
      return isYear(text, years)
        ? null
        : `${label} must be a year between ${years.minimum} and ${years.maximum}.`;
    case 'address':
      return safeHref(text) === null
        ? `${label} must be an address that starts with http:// or https://.`
        : null;
    case 'money':
      return amountProblem(label, text, amounts);
    default:
      return null;
  }
}

/** What the server would refuse of a sum that a person typed; null for a sum within the range. */
export function amountProblem(label: string, text: string, { minimum, maximum }: Range): string | null {
  const amount = readAmount(text);
  if (amount === null) return `${label} must be a number, such as 150000.`;
  if (amount < minimum) return `${label} must be at least ${minimum}.`;
  return amount > maximum ? `${label} must be at most ${formatCount(maximum)}.` : null;
}

function isYear(text: string, { minimum, maximum }: Range): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;
}

/** A sum that a person typed, with or without marks between the thousands; null for no such number. */
export function readAmount(text: string): number | null {
  const amount = readDecimal(text.replace(/['’\s]/g, ''));
  return amount !== null && amount >= 0 ? amount : null;
}
