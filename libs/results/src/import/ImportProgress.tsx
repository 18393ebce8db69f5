import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { formatCount, formatDuration } from '@vaglio/ui';
import { CountList } from './CountList';
import { settledOf, type ImportCounts } from './run-import';
import { useNow } from './use-now';

interface ImportProgressProps {
  readonly fileName: string;
  readonly total: number;
  readonly counts: ImportCounts;
  /** Start time in milliseconds since 1970. */
  readonly startedAt: number;
}

/** Progress of an import. Screen readers announce only the end of the import. */
export function ImportProgress({ fileName, total, counts, startedAt }: ImportProgressProps) {
  const elapsed = useNow() - startedAt;
  const done = settledOf(counts);
  const text = `${formatCount(done)} of ${formatCount(total)} rows`;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        Importing {fileName}: {text}, {formatDuration(elapsed)}
      </Box>
      <LinearProgress
        variant="determinate"
        value={Math.round((done / total) * 100)}
        aria-label="Import"
        aria-valuetext={text}
      />
      <CountList counts={counts} />
    </Box>
  );
}
