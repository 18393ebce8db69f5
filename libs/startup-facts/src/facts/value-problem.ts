import { countryCode, parseImportDate, readTypedAmount, safeHref } from '@vaglio/startups-domain';
import { formatCount } from '@vaglio/ui';
import type { ValueKind } from './value-kind';

interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * Returns the error for a text that the server would reject: a number or amount that is out of range, or an invalid
 * address. Texts of other kinds are always valid.
 * @param text trimmed and non-empty text
 * @param range allowed range of a year, count or amount
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

/** Returns the error for a typed amount, or null if the amount is within the range. */
export function amountProblem(label: string, text: string, { minimum, maximum }: Range): string | null {
  const amount = readTypedAmount(text);
  if (amount === null) return `${label} must be a number, such as 150000.`;
  if (amount < minimum) return `${label} must be at least ${minimum}.`;
  return amount > maximum ? `${label} must be at most ${formatCount(maximum)}.` : null;
}

function isWholeNumber(text: string, { minimum, maximum }: Range): boolean {
  return /^\d{1,15}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;
}

/**
 * Returns the error for a typed day, or null if the day is valid. The day may have any format that imports accept, such
 * as 25.11.2026.
 */
export function dayProblem(label: string, text: string): string | null {
  return parseImportDate(text) === null ? `${label} must be a day, such as 25.11.2026.` : null;
}
