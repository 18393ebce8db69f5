import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
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
    <Table sx={TABLE}>
      <caption>{caption}</caption>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column}>{column}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, name, values }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {values.map((value, place) => (
              <TableCell key={columns[place + 1]}>{value}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const TABLE = {
  fontSize: 13,
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& caption': { textAlign: 'left', color: 'muted', pb: 2 },
  '& th, & td': { height: 28, textAlign: 'right', fontWeight: 400, borderTop: 1, borderColor: 'border' },
  '& td, & thead th': { pl: 2 },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
  '& thead th': { fontSize: 12, fontWeight: 550, color: 'muted', border: 0 },
};
