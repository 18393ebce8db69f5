import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ChartRow {
  readonly key: string;
  /** Name of the row: a text, or a link to the counted startups. */
  readonly name: ReactNode;
  readonly values: readonly string[];
}

interface ChartTableProps {
  readonly caption: string;
  /** Column headers: the header of the names, followed by a header per value. */
  readonly columns: readonly string[];
  readonly rows: readonly ChartRow[];
}

export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <Box component="table" sx={TABLE}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, values }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {values.map((value, place) => (
              <td key={columns[place + 1]}>{value}</td>
            ))}
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
