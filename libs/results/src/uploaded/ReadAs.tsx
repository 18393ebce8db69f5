import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ImportFile, MapImport } from '@vaglio/contract';
import { Block, Select, VisuallyHidden } from '@vaglio/ui';
import { readAsText, readingChoices } from './reading-choices';

interface ReadAsProps {
  readonly file: ImportFile;
  /** True while a change is being saved. */
  readonly isBusy: boolean;
  /** Undefined after the import has been written. */
  readonly onChange?: ((change: MapImport) => void) | undefined;
}

/** Detected or selected file format with its warnings. A button shows the format options and the first rows. */
export function ReadAs({ file, isBusy, onChange }: ReadAsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const choices = onChange ? readingChoices(file) : [];
  const { format, read_notes: notes } = file;
  if (format === null && choices.length === 0) return null;
  return (
    <Block hasDivider>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Box component="span" role="status" sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>
          {format === null
            ? 'Another encoding or delimiter may help if this is a CSV file.'
            : `Read as: ${readAsText(file)}`}
        </Box>
        {choices.length > 0 && (
          <Button size="small" variant="text" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            Change
          </Button>
        )}
      </Box>
      {notes.map((note) => (
        <Box key={note} sx={{ color: 'warning.main', mt: 1 }}>
          {note}
        </Box>
      ))}
      {isOpen && choices.length > 0 && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
            {choices.map(({ label, value, options, change }) => (
              <Select
                key={label}
                variant="bar"
                label={label}
                value={value}
                options={options}
                disabled={isBusy}
                onChange={(chosen) => onChange?.(change(chosen))}
              />
            ))}
          </Box>
          <TopRows file={file} />
        </>
      )}
    </Block>
  );
}

/** First rows of the file, with the header line highlighted. */
function TopRows({ file: { top_rows: rows, header_line } }: Pick<ReadAsProps, 'file'>) {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (rows.length === 0) return null;
  return (
    <Box
      sx={{ overflowX: 'auto', mt: 3 }}
      role="group"
      aria-label="First rows"
      // The region is focusable, so that users can scroll a wide table with the keyboard.
      tabIndex={0}
    >
      <Table aria-label="First rows of the file" sx={TABLE}>
        <TableBody>
          {rows.map(({ line, cells }) => (
            <TableRow
              key={line}
              sx={line === header_line ? { bgcolor: 'selected', fontWeight: 550 } : undefined}
              {...(line === header_line && { 'aria-current': true })}
            >
              <TableCell component="th" scope="row">
                {line}
                {line === header_line && <VisuallyHidden>, header</VisuallyHidden>}
              </TableCell>
              {Array.from({ length: width }, (_, index) => (
                <TableCell key={index}>{cells[index] ?? ''}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const TABLE = {
  width: 'auto',
  typography: 'body2',
  color: 'text.primary',
  '& th, & td': { px: 2, py: 1, border: 1, borderColor: 'border', textAlign: 'left', whiteSpace: 'nowrap' },
  '& th': { color: 'text.secondary', fontWeight: 400 },
} as const;
