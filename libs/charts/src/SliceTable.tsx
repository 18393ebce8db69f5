import Link from '@mui/material/Link';
import type { ChartLabels } from './chart-labels';
import { ChartTable } from './ChartTable';
import type { Slice } from './group-slices';

interface SliceTableProps {
  readonly caption: string;
  /** Slices without grouping. The table shows all names. */
  readonly slices: readonly Slice[];
  readonly labels: ChartLabels;
  readonly onSelect?: (name: string, members: readonly string[]) => void;
}

/** Table with the numbers of a chart. Each name has a row. */
export function SliceTable({ caption, slices, labels, onSelect }: SliceTableProps) {
  return (
    <ChartTable
      caption={caption}
      columns={['Name', 'Count', 'Share']}
      rows={slices.map(({ name, count, share, members }) => ({
        key: name,
        name: onSelect ? (
          <Link component="button" type="button" onClick={() => onSelect(name, members)}>
            {labels.nameOf(name)}
          </Link>
        ) : (
          labels.nameOf(name)
        ),
        values: [labels.count(count), labels.share(share)],
      }))}
    />
  );
}
