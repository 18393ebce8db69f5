import { safeHref } from '@vaglio/startups-domain';
import { readDecimal, formatCount } from '@vaglio/ui';
import type { ValueKind } from './value-kind';

interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * Message about a text that the server would refuse as a value: a number or a sum outside of its range, or a text that
 * is no address. Any text of another kind is valid.
 * @param text trimmed, not empty
 * @param range of a year, count or sum
 */
export function valueProblem(kind: ValueKind, label: string, text: string, range: Range): string | null {
  switch (kind) {
    case 'year':
      return isWholeNumber(text, range) && text.length === 4
        ? null
        : `${label} must be a year between ${range.minimum} and ${range.maximum}.`;
    case 'count':
      return isWholeNumber(text, range)
        ? null
        : `${label} must be a whole number from ${formatCount(range.minimum)} to ${formatCount(range.maximum)}.`;
    case 'address':
      return safeHref(text) === null
        ? `${label} must be an address that starts with http:// or https://.`
        : null;
    case 'money':
      return amountProblem(label, text, range);
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

function isWholeNumber(text: string, { minimum, maximum }: Range): boolean {
  return /^\d{1,15}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;
}

/** A sum that a person typed, with or without marks between the thousands; null for no such number. */
export function readAmount(text: string): number | null {
  const amount = readDecimal(text.replace(/['’\s]/g, ''));
  return amount !== null && amount >= 0 ? amount : null;
}
