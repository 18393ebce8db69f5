import Box from '@mui/material/Box';
import type { CsvTable } from '../csv/read-csv';

const SHOWN_ROWS = 5;

const CELL = {
  px: 3,
  py: 1,
  maxWidth: 200,
  textAlign: 'left',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderBottom: 1,
  borderColor: 'border',
} as const;

/** Preview of the first rows, in which users can recognise a wrong delimiter or encoding. */
export function FirstRows({ table: { headers, rows } }: { readonly table: CsvTable }) {
  return (
    <Box
      role="region"
      aria-label="First rows"
      tabIndex={0}
      sx={{ overflowX: 'auto', border: 1, borderColor: 'border', borderRadius: 1 }}
    >
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          typography: 'body2',
          color: 'text.primary',
          'tbody tr:last-child > *': { borderBottom: 0 },
        }}
      >
        <thead>
          <Box component="tr" sx={{ bgcolor: 'sunken' }}>
            <Box component="th" scope="col" sx={{ ...CELL, fontWeight: 550 }}>
              Line
            </Box>
            {headers.map((header, index) => (
              <Box component="th" scope="col" key={index} sx={{ ...CELL, fontWeight: 550 }}>
                {header}
              </Box>
            ))}
          </Box>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN_ROWS).map(({ line, cells }) => (
            <tr key={line}>
              <Box component="td" sx={{ ...CELL, color: 'muted' }}>
                {line}
              </Box>
              {headers.map((_header, index) => (
                <Box component="td" key={index} title={cells[index]} sx={CELL}>
                  {cells[index]}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
