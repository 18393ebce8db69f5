import Box from '@mui/material/Box';
import type { ImportCounts } from '@vaglio/contract';
import { formatCount, TABULAR } from '@vaglio/ui';
import { outcomeLabel, type LineOutcome } from './import-text';

interface OutcomeFiguresProps {
  readonly counts: ImportCounts;
  readonly isWritten: boolean;
}

const OUTCOMES: readonly LineOutcome[] = ['create', 'update', 'unchanged', 'failed'];

/** Numbers of created, updated, unchanged and failed lines, each with an explanation. */
export function OutcomeFigures({ counts, isWritten }: OutcomeFiguresProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        m: 0,
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'border',
        '& > div': { px: 5, py: 4, borderLeft: 1, borderColor: 'border', ml: '-1px' },
      }}
    >
      {OUTCOMES.map((outcome) => (
        <Box key={outcome} sx={{ display: 'flex', flexDirection: 'column' }}>
          <Box component="dt" sx={{ order: 2, color: 'text.primary', fontWeight: 550 }}>
            {outcomeLabel(outcome, isWritten)}
          </Box>
          <Box
            component="dd"
            sx={{
              ...TABULAR,
              m: 0,
              fontSize: '1.75rem',
              lineHeight: '34px',
              fontWeight: 650,
              color: outcome === 'failed' && counts.failed > 0 ? 'error.main' : 'text.primary',
            }}
          >
            {formatCount(counts[outcome])}
          </Box>
          <Box component="dd" sx={{ order: 3, m: 0, typography: 'caption', color: 'text.secondary' }}>
            {meaningOf(outcome, counts, isWritten)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function meaningOf(outcome: LineOutcome, counts: ImportCounts, isWritten: boolean): string {
  if (outcome === 'create') return isWritten ? 'new rows' : 'new companies';
  if (outcome === 'unchanged') return isWritten ? 'nothing written' : 'nothing to write';
  if (outcome === 'failed') return isWritten ? 'not written' : 'left out, in the error file';
  if (isWritten) return [valuesOf(counts.fields, 'new'), keptText(counts)].filter(Boolean).join(', ');
  const by = [
    [counts.by_id, 'by ID'],
    [counts.by_website, 'by website'],
    [counts.by_name, 'by name'],
  ] as const;
  const found = by.filter(([count]) => count > 0).map(([count, text]) => `${formatCount(count)} ${text}`);
  return found.join(', ') || 'known companies';
}

/** Returns the number of values from people that the import does not replace, or '' for none. */
const keptText = ({ prevented }: ImportCounts): string =>
  prevented === 0 ? '' : `${valuesOf(prevented, 'confirmed')} kept`;

const valuesOf = (count: number, kind: string): string =>
  `${formatCount(count)} ${kind} ${count === 1 ? 'value' : 'values'}`;
