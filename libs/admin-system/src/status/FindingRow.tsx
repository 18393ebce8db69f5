import Box from '@mui/material/Box';
import type { StatusFinding } from '@vaglio/contract';
import { Badge } from '@vaglio/ui';
import { VERDICTS } from './verdict-labels';

/** Row of a system check with its subject, state, finding and advice. */
export function FindingRow({ finding }: { readonly finding: StatusFinding }) {
  const { subject, verdict, text, advice } = finding;
  const { label, tone, icon } = VERDICTS[verdict];
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ fontWeight: 550, order: { md: 1 } }}>{subject}</Box>
      <Box>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      </Box>
      <Box sx={{ order: 2, gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0, overflowWrap: 'anywhere' }}>
        {text}
        {advice && <Box sx={{ color: 'text.secondary', mt: 1 }}>{advice}</Box>}
      </Box>
    </Box>
  );
}

/** Grid of a check's row. On phones, the finding is below the subject and the state. */
const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', md: '132px 176px minmax(0, 1fr)' },
  gap: { xs: '4px 12px', md: '4px 16px' },
  px: 5,
  py: 3,
  borderTop: 1,
  borderColor: 'border',
} as const;
