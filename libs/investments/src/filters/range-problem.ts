import { BOUNDS_OF, type RangeFilter } from './filter-kinds';
import { isBound } from '@vaglio/startups-data';

const WANTED: Readonly<Record<RangeFilter, string>> = {
  founded: 'A year from 1800 to 2100.',
  raised: 'A number without separators.',
  article: 'A day of the calendar.',
};

/** What is wrong with two bounds as they were typed, and with which; null for nothing. An empty one is no bound. */
export function rangeProblem(
  kind: RangeFilter,
  from: string,
  to: string,
): { bound: 'from' | 'to'; text: string } | null {
  const [first, last] = BOUNDS_OF[kind];
  const [least, most] = [from.trim(), to.trim()];
  if (least !== '' && !isBound(first, least)) return { bound: 'from', text: WANTED[kind] };
  if (most !== '' && !isBound(last, most)) return { bound: 'to', text: WANTED[kind] };
  const isTurned = kind === 'article' ? most < least : Number(most) < Number(least);
  if (least !== '' && most !== '' && isTurned) return { bound: 'to', text: 'This is before the start.' };
  return null;
}
