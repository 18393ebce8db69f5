import { formatCount } from '@vaglio/ui';
import { Figures } from './Figures';

/** Counts side by side, separated by lines: the label over its number. */
export function CountRow({
  counts,
}: {
  readonly counts: readonly (readonly [label: string, count: number])[];
}) {
  return <Figures isLarge entries={counts.map(([label, count]) => [label, formatCount(count)])} />;
}
