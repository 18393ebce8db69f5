import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatCount, StaticTable, type StaticColumn } from '@vaglio/ui';
import type { LineNote } from './line-note';

interface LineTableProps {
  readonly caption: string;
  readonly notes: readonly LineNote[];
  /** Action next to the caption. */
  readonly action?: ReactNode;
}

/** Maximum number of displayed lines. */
const SHOWN_NOTES = 100;

/** Table of lines with their messages. It shows the line numbers of a spreadsheet. */
export function LineTable({ caption, notes, action }: LineTableProps) {
  const hidden = notes.length - SHOWN_NOTES;
  return (
    <Box sx={{ border: 1, borderColor: 'border', borderRadius: 1, overflow: 'hidden' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          px: 3,
          py: 2,
          bgcolor: 'sunken',
        }}
      >
        <Box component="h3" sx={{ m: 0, typography: 'h3', color: 'text.primary' }}>
          {caption}
        </Box>
        {action}
      </Box>
      <Box role="region" aria-label={caption} tabIndex={0} sx={{ maxHeight: 240, overflowY: 'auto' }}>
        <StaticTable
          label={caption}
          columns={COLUMNS}
          rows={notes.slice(0, SHOWN_NOTES)}
          rowKey={(_note, index) => index}
          sx={TABLE}
        />
        {hidden > 0 && <Box sx={{ px: 3, py: 2, typography: 'body2' }}>and {formatCount(hidden)} more</Box>}
      </Box>
    </Box>
  );
}

const COLUMNS: readonly StaticColumn<LineNote>[] = [
  { header: 'Line', cell: ({ line }) => line, className: 'line' },
  { header: 'Message', cell: ({ message }) => message, className: 'message' },
];

const TABLE = {
  typography: 'body2',
  '& th, & td': { px: 3, py: 1, textAlign: 'left', verticalAlign: 'top' },
  '& th': { fontWeight: 550 },
  '& th.line': { width: 72 },
  '& td.message': { color: 'text.primary', overflowWrap: 'anywhere' },
  '& tbody tr:last-child td': { pb: 2 },
};
