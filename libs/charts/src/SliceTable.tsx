import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ChartLabels } from './chart-labels';
import type { Slice } from './group-slices';

interface SliceTableProps {
  readonly caption: string;
  /** None grouped: the table has room for every name. */
  readonly slices: readonly Slice[];
  readonly labels: ChartLabels;
  readonly onSelect?: (name: string, members: readonly string[]) => void;
}

/** The numbers of a chart as a table, every name on its own row. */
export function SliceTable({ caption, slices, labels, onSelect }: SliceTableProps) {
  return (
    <Box component="table" sx={TABLE}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Count</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {slices.map(({ name, count, share, members }) => (
          <tr key={name}>
            <th scope="row">
              {onSelect ? (
                <Link component="button" type="button" onClick={() => onSelect(name, members)}>
                  {labels.nameOf(name)}
                </Link>
              ) : (
                labels.nameOf(name)
              )}
            </th>
            <td>{labels.count(count)}</td>
            <td>{labels.share(share)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& caption': { textAlign: 'left', color: 'muted', pb: 2 },
  '& th, & td': { height: 28, textAlign: 'right', fontWeight: 400, borderTop: 1, borderColor: 'border' },
  '& td, & thead th': { pl: 2 },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
  '& thead th': { fontSize: 12, fontWeight: 550, color: 'muted', border: 0 },
};
