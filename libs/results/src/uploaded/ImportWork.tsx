import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { ImportFile } from '@vaglio/contract';
import { Block, formatCount, formatDuration } from '@vaglio/ui';
import { useNow } from '../import/use-now';
import type { Upload } from './use-upload';

interface ImportWorkProps {
  readonly file: ImportFile;
  readonly upload: Upload | null;
}

const LABELS: Partial<Record<ImportFile['state'], string>> = {
  uploading: 'Uploading',
  reading: 'Reading the file',
  checking: 'Checking',
  committing: 'Importing',
  undoing: 'Undoing the import',
};

/**
 * Progress while the server processes the file, with counts. While rows are written, it also shows the elapsed time.
 */
export function ImportWork({ file, upload }: ImportWorkProps) {
  const now = useNow();
  const { state, done, rows, started_at } = file;
  const text = LABELS[state];
  if (text === undefined) return null;
  const [part, whole, unit] =
    state === 'uploading'
      ? [upload?.sent ?? file.received, file.size, 'bytes']
      : [done, state === 'reading' ? 0 : rows, 'rows'];
  const count =
    whole > 0 ? `${formatCount(part)} of ${formatCount(whole)} ${unit}` : `${formatCount(part)} ${unit}`;
  const elapsed =
    state === 'committing' && started_at !== null
      ? `, ${formatDuration(Math.max(0, now - Date.parse(started_at)))}`
      : '';
  return (
    <Block hasDivider>
      <Box role="status" sx={{ display: 'flex', gap: 3, mb: 2, color: 'text.primary' }}>
        <b>{text}</b>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {count}
          {elapsed}
        </Box>
      </Box>
      <LinearProgress
        aria-label={text}
        aria-valuetext={count}
        {...(whole > 0
          ? { variant: 'determinate' as const, value: Math.min(100, (part / whole) * 100) }
          : {})}
      />
    </Block>
  );
}
