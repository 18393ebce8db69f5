import { readCodes } from '../investments/code-filter';
import type { PrintedList } from './dossiers.schemas';

/**
 * A list by its address: the same for the same list, however its query is written. Defaults are left out, codes are in
 * order.
 */
export function addressOfList({
  q = '',
  mode,
  top,
  canton,
  sector,
  sort,
  dir,
  ...bounds
}: PrintedList): string {
  const { score_from, score_below, reached_from, reached_to } = bounds;
  const parts: [string, string | undefined][] = [
    ['mode', mode === 'active' ? undefined : mode],
    ['q', q.trim()],
    ['top', top === 'all' ? undefined : top],
    ['canton', readCodes('canton', canton).toSorted().join(',')],
    ['sector', readCodes('sector', sector).toSorted().join(',')],
    ['score_from', score_from?.toString()],
    ['score_below', score_below?.toString()],
    ['reached_from', reached_from],
    ['reached_to', reached_to],
    ['sort', sort === 'score' ? undefined : sort],
    ['dir', dir === 'desc' ? undefined : dir],
  ];
  const address = new URLSearchParams();
  for (const [name, value] of parts) if (value) address.set(name, value);
  return address.toString();
}
