import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ImportFile, MapImport } from '@vaglio/contract';
import { DELIMITERS, ENCODINGS } from '@vaglio/startups-domain';
import { Select } from '@vaglio/ui';
import { delimiterName, factsOf } from './import-text';

interface FileFactsProps {
  readonly file: ImportFile;
  /** While a choice is saved. */
  readonly isBusy: boolean;
  /** Absent once the import is written. */
  readonly onChange?: ((change: MapImport) => void) | undefined;
}

/** A file that could not be read may be readable in another way. */
function choosableFormat({ format, state, sheets, file_name }: ImportFile): ImportFile['format'] {
  if (format !== null || state !== 'failed') return format;
  if (sheets.length > 0) return 'xlsx';
  return /\.xlsx$/i.test(file_name) ? null : 'csv';
}

/** The file with its rows, delimiter, encoding or sheet, as detected; they can be changed. */
export function FileFacts({ file, isBusy, onChange }: FileFactsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { delimiter, encoding, sheet, sheets } = file;
  const format = choosableFormat(file);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 2,
        ml: 'auto',
      }}
    >
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {factsOf(file)}
      </Box>
      {onChange && format !== null && (
        <Button size="small" variant="text" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Change
        </Button>
      )}
      {isOpen && onChange && format === 'csv' && (
        <>
          <Select
            variant="bar"
            label="Delimiter"
            value={DELIMITERS.find((one) => one === delimiter) ?? ','}
            options={DELIMITERS.map((one) => ({ value: one, label: delimiterName(one) }))}
            disabled={isBusy}
            onChange={(chosen) => onChange({ delimiter: chosen })}
          />
          <Select
            variant="bar"
            label="Encoding"
            value={ENCODINGS.find((one) => one === encoding) ?? 'utf-8'}
            options={ENCODINGS.map((one) => ({ value: one, label: one }))}
            disabled={isBusy}
            onChange={(chosen) => onChange({ encoding: chosen })}
          />
        </>
      )}
      {isOpen && onChange && format === 'xlsx' && (
        <Select
          variant="bar"
          label="Sheet"
          value={sheet ?? ''}
          options={sheets.map((one) => ({ value: one, label: one }))}
          disabled={isBusy}
          onChange={(chosen) => onChange({ sheet: chosen })}
        />
      )}
    </Box>
  );
}
