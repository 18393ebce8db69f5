import { countryCode, parseAmount, parseImportDate, safeHref } from '@vaglio/startups-domain';
import { formatCount } from '@vaglio/ui';
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
    case 'country':
      return countryCode(text) === null
        ? `${label} must be the name or the code of a country, such as Schweiz or CH.`
        : null;
    case 'date':
      return dayProblem(label, text);
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

/**
 * A sum that a person typed, with a point or a comma for the decimals and any mark between the thousands; null for no
 * such number. A single mark before exactly three digits groups them, as in imports.
 */
export function readAmount(text: string): number | null {
  return /[^\d.,'’\s]/.test(text) ? null : (parseAmount(text)?.value ?? null);
}

/** A day that a person typed, in any form that imports read: 25.11.2026. Null for no such day. */
export function dayProblem(label: string, text: string): string | null {
  return parseImportDate(text) === null ? `${label} must be a day, such as 25.11.2026.` : null;
}
