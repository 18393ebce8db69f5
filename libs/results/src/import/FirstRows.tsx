import Box from '@mui/material/Box';
import { StaticTable, type StaticColumn } from '@vaglio/ui';
import type { CsvRow, CsvTable } from '../csv/read-csv';

const SHOWN_ROWS = 5;
const LINE: StaticColumn<CsvRow> = { header: 'Line', cell: ({ line }) => line, className: 'line' };

/** Preview of the first rows, in which users can recognise a wrong delimiter or encoding. */
export function FirstRows({ table: { headers, rows } }: { readonly table: CsvTable }) {
  const columns = headers.map((header, index): StaticColumn<CsvRow> => ({
    header,
    cell: ({ cells }) => cells[index],
    title: ({ cells }) => cells[index],
  }));
  return (
    <Box
      role="region"
      aria-label="First rows"
      tabIndex={0}
      sx={{ overflowX: 'auto', border: 1, borderColor: 'border', borderRadius: 1 }}
    >
      <StaticTable
        columns={[LINE, ...columns]}
        rows={rows.slice(0, SHOWN_ROWS)}
        rowKey={({ line }) => line}
        sx={TABLE}
      />
    </Box>
  );
}

const TABLE = {
  width: 'auto',
  typography: 'body2',
  color: 'text.primary',
  '& th, & td': {
    px: 3,
    py: 1,
    maxWidth: 200,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderBottom: 1,
    borderColor: 'border',
  },
  '& th': { bgcolor: 'sunken', fontWeight: 550 },
  '& td.line': { color: 'muted' },
  '& tbody tr:last-child > *': { borderBottom: 0 },
};
