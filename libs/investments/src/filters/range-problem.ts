import { isBound } from '@vaglio/startups-data';
import { groupDigits, parseAmount, RANGES, type RangeFilter } from '@vaglio/startups-domain';

/** A bound as an address has it, of what a person typed: of a sum plain digits with a point for the decimals. */
export function boundText(kind: RangeFilter, typed: string): string {
  const text = typed.trim();
  if (RANGES[kind].kind !== 'money' || /[^\d.,'’\s]/.test(text)) return text;
  return String(parseAmount(text)?.value ?? text);
}

/** What is wrong with two bounds as they were typed, and with which; null for nothing. An empty one is no bound. */
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

/** What a bound of a filter must be. */
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
      return 'A day of the calendar.';
  }
}
