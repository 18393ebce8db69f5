import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { CSV_SEPARATOR_NAMES, type CsvSeparator } from '@vaglio/startups-domain';
import { DialogFrame } from '../dialog/DialogFrame';
import { Select } from '../field/Select';
import { formatCount } from '../format/number-formats';
import { ErrorAlert } from '../message/ErrorAlert';
import { ColumnChoice, type ColumnOption } from './ColumnChoice';
import type { ExportChoice } from './use-export-choice';

type Format = ExportChoice['format'];
interface ExportDialogProps {
  /** Number of rows in the list; null while unknown. */
  readonly total: number | null;
  /** True if the user has selected the rows. */
  readonly isSelection: boolean;
  readonly options: readonly ColumnOption[];
  /** Column labels of the displayed table; undefined if the list does not offer the `screen` format. */
  readonly screen: readonly string[] | undefined;
  /** Initial export options. */
  readonly start: ExportChoice;
  /** Progress of a running export; null if no export is running. */
  readonly progress: { readonly bytes: number; readonly rows: number | null } | null;
  readonly failure: string | null;
  readonly onExport: (choice: ExportChoice) => void;
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

const FORMATS = [
  { value: 'csv', label: 'CSV' },
  { value: 'xlsx', label: 'Excel (XLSX)' },
] as const;
const CONTENTS = [
  { value: 'screen', label: 'As on screen' },
  { value: 'import', label: 'For re-import' },
] as const;
const SEPARATOR_LABELS: Readonly<Record<CsvSeparator, string>> = {
  comma: 'Comma',
  semicolon: 'Semicolon',
  tab: 'Tab',
};
const SEPARATORS = CSV_SEPARATOR_NAMES.map((value) => ({ value, label: SEPARATOR_LABELS[value] }));
const BYTES_PER_MB = 1_048_576;

/** Dialog with the format, separator and columns of an export. It shows the progress and a stop button. */
export function ExportDialog(props: ExportDialogProps) {
  const { total, isSelection, options, screen, start, progress, failure, onExport, onCancel, onClose } =
    props;
  const [format, setFormat] = useState<Format>(start.format);
  const [content, setContent] = useState(start.content);
  const [separator, setSeparator] = useState(start.separator);
  const [columns, setColumns] = useState<readonly string[]>(start.columns);
  const isRunning = progress !== null;
  const isScreen = screen !== undefined && content === 'screen';
  const all = total === null ? 'all' : `all ${formatCount(total)}`;
  const verb = isSelection ? `Export ${formatCount(total)} selected` : `Export ${all} that match`;
  return (
    <DialogFrame
      title={isSelection ? 'Export selection' : 'Export list'}
      onClose={onClose}
      isClosingBlocked={isRunning}
      actions={
        <>
          <Button onClick={isRunning ? onCancel : onClose}>{isRunning ? 'Stop' : 'Cancel'}</Button>
          <Button
            variant="contained"
            disabled={isRunning || (!isScreen && columns.length === 0)}
            onClick={() => onExport({ format, content, columns, separator })}
          >
            {isRunning ? 'Exporting…' : verb}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, pt: 1 }}>
        {failure !== null && !isRunning && <ErrorAlert>{failure}</ErrorAlert>}
        {screen && (
          <Select
            label="Content"
            value={content}
            options={CONTENTS}
            disabled={isRunning}
            onChange={setContent}
            hint={
              isScreen
                ? 'The columns of the table in their order, with names and values as you see them.'
                : 'All fields under the names that an import reads.'
            }
          />
        )}
        <Select
          label="Format"
          value={format}
          options={FORMATS}
          disabled={isRunning}
          onChange={setFormat}
          hint={
            format === 'csv'
              ? 'Opens in every spreadsheet program.'
              : 'With column filters. Numbers and dates stay numbers and dates.'
          }
        />
        {format === 'csv' && (
          <Select
            label="Separator"
            value={separator}
            options={SEPARATORS}
            disabled={isRunning}
            onChange={setSeparator}
            hint="Excel in Switzerland and Germany opens files with semicolons in columns."
          />
        )}
        {isScreen ? (
          <Box>
            <Box sx={{ fontWeight: 500 }}>Columns ({formatCount(screen.length)})</Box>
            <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{screen.join(', ')}</Box>
          </Box>
        ) : (
          <ColumnChoice options={options} chosen={columns} isDisabled={isRunning} onChange={setColumns} />
        )}
        {isRunning && <Progress {...progress} total={total} />}
      </Box>
    </DialogFrame>
  );
}

function Progress({ bytes, rows, total }: { bytes: number; rows: number | null; total: number | null }) {
  const size = `${(bytes / BYTES_PER_MB).toFixed(1)} MB`;
  const isCounted = rows !== null && total !== null && total > 0;
  const share = isCounted ? Math.min(100, (rows / total) * 100) : undefined;
  return (
    <Box>
      <LinearProgress
        aria-label="Export"
        variant={share === undefined ? 'indeterminate' : 'determinate'}
        {...(share !== undefined && { value: share })}
      />
      <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 1 }}>
        {isCounted ? `${formatCount(Math.min(rows, total))} of ${formatCount(total)} rows, ${size}` : size}
      </Box>
    </Box>
  );
}
