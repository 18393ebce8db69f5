import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';

interface FigureRow {
  readonly key: string;
  readonly name: string;
  /** The list that the row counts; missing where there is none. */
  readonly to?: string | undefined;
  readonly values: readonly string[];
}

interface FigureTableProps {
  readonly caption: string;
  /** Of the names, then of each value. */
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
}

/** The figures of a chart as a table. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
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
        {rows.map(({ key, name, to, values }) => (
          <tr key={key}>
            <th scope="row">
              {to === undefined ? (
                name
              ) : (
                <Link component={RouterLink} to={to}>
                  {name}
                </Link>
              )}
            </th>
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
  '& th, & td': { height: 32, textAlign: 'right', fontWeight: 400, borderTop: 1, borderColor: 'border' },
  '& td, & thead th': { pl: 3 },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
  '& thead th': { fontSize: 12, fontWeight: 550, color: 'muted', border: 0 },
} as const;
