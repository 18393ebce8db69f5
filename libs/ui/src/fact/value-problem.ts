import { safeHref } from '@vaglio/startups-domain';
import { readDecimal } from '../field/read-decimal';
import type { ValueKind } from './value-kind';

interface Years {
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * What the server would refuse of a text that a person typed: a year outside of its range, an address that is none, a sum
 * that is no number. Any text of another kind is right.
 * @param text trimmed, not empty
 */
export function valueProblem(kind: ValueKind, label: string, text: string, years: Years): string | null {
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
      return readAmount(text) === null ? `${label} must be a number, such as 150000.` : null;
    default:
      return null;
  }
}

function isYear(text: string, { minimum, maximum }: Years): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;
}

/** A sum that a person typed, with or without marks between the thousands; null for no such number. */
export function readAmount(text: string): number | null {
  const amount = readDecimal(text.replace(/['’\s]/g, ''));
  return amount !== null && amount >= 0 ? amount : null;
}
