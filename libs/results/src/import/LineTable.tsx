import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatCount } from '@vaglio/ui';
import type { LineNote } from './line-note';

interface LineTableProps {
  readonly caption: string;
  readonly notes: readonly LineNote[];
  /** Shown beside the caption. */
  readonly action?: ReactNode;
}

/** More than a person reads in a dialog. */
const SHOWN_NOTES = 100;

/** Lines of the file, as a spreadsheet numbers them, with what is said of each. */
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
        <Box
          component="table"
          aria-label={caption}
          sx={{
            width: '100%',
            borderCollapse: 'collapse',
            typography: 'body2',
            '& th, & td': { px: 3, py: 1, textAlign: 'left', verticalAlign: 'top' },
            '& tbody tr:last-child td': { pb: 2 },
          }}
        >
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ width: 72, fontWeight: 550 }}>
                Line
              </Box>
              <Box component="th" scope="col" sx={{ fontWeight: 550 }}>
                Message
              </Box>
            </tr>
          </thead>
          <tbody>
            {notes.slice(0, SHOWN_NOTES).map(({ line, message }, index) => (
              <tr key={index}>
                <td>{line}</td>
                <Box component="td" sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
                  {message}
                </Box>
              </tr>
            ))}
          </tbody>
        </Box>
        {hidden > 0 && <Box sx={{ px: 3, py: 2, typography: 'body2' }}>and {formatCount(hidden)} more</Box>}
      </Box>
    </Box>
  );
}
