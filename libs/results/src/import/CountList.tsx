import Box from '@mui/material/Box';
import { formatCount } from '@vaglio/ui';
import type { ImportCounts } from './run-import';

interface CountListProps {
  readonly counts: ImportCounts;
  /** Numbers of rows that were not sent, labelled with the reason. */
  readonly others?: readonly (readonly [label: string, count: number])[];
}

const LABELS = [
  ['inserted', 'Imported'],
  ['updated', 'Updated'],
  ['unchanged', 'Unchanged'],
  ['failed', 'Failed'],
] as const;

/** List of row counts by result. */
export function CountList({ counts, others = [] }: CountListProps) {
  const all = [...LABELS.map(([name, label]) => [label, counts[name]] as const), ...others];
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 28px', m: 0 }}>
      {all.map(([label, count]) => (
        <div key={label}>
          <Box component="dt" sx={{ typography: 'caption' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              typography: 'h2',
              color: label === 'Failed' && count > 0 ? 'error.main' : 'text.primary',
            }}
          >
            {formatCount(count)}
          </Box>
        </div>
      ))}
    </Box>
  );
}
