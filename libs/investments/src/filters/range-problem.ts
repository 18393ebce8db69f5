import { isBound } from '@vaglio/startups-data';
import { groupDigits, RANGES, readTypedAmount, type RangeFilter } from '@vaglio/startups-domain';

/** Converts a typed bound to a query parameter. Amounts become plain digits with a decimal point. */
export function boundText(kind: RangeFilter, typed: string): string {
  const text = typed.trim();
  return RANGES[kind].kind === 'money' ? String(readTypedAmount(text) ?? text) : text;
}

/**
 * Returns the validation error of two typed bounds and the affected bound, or null if both bounds are valid. An empty
 * bound is valid.
 */
export function rangeProblem(
  kind: RangeFilter,
  from: string,
  to: string,
): { bound: 'from' | 'to'; text: string } | null {
  const [least, most] = [from.trim(), to.trim()];
  if (least !== '' && !isBound(kind, least)) return { bound: 'from', text: wantedText(kind) };
  if (most !== '' && !isBound(kind, most)) return { bound: 'to', text: wantedText(kind) };
  const isTurned = RANGES[kind].kind === 'date' ? most < least : Number(most) < Number(least);
  if (least !== '' && most !== '' && isTurned) return { bound: 'to', text: 'This is before the start.' };
  return null;
}

/** Returns an error text that describes the valid values of a filter. */
function wantedText(filter: RangeFilter): string {
  const { kind, minimum, maximum } = RANGES[filter];
  switch (kind) {
    case 'year':
      return `A year from ${minimum} to ${maximum}.`;
    case 'count':
      return `A whole number from ${minimum} to ${groupDigits(maximum, 0)}, without separators.`;
    case 'money':
      return 'A number, such as 1500000.';
    case 'date':
      return 'Enter a valid date.';
  }
}
