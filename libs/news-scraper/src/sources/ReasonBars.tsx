import Box from '@mui/material/Box';
import type { UnreadPages } from '@vaglio/contract';
import { formatCount, TABULAR } from '@vaglio/ui';
import { reasonText } from '../reason-text';

/** Bar chart of the reasons why a source's pages were not read, most frequent reason first. */
export function ReasonBars({ reasons }: { readonly reasons: UnreadPages['reasons'] }) {
  const most = Math.max(1, ...reasons.map(({ count }) => count));
  return (
    <Box component="dl" sx={GRID}>
      {reasons.map(({ reason, count }) => (
        <Box key={reason} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {reasonText(reason)}
          </Box>
          <Box component="dd" sx={{ display: 'contents' }}>
            <Box aria-hidden="true" sx={{ alignSelf: 'center' }}>
              <Box sx={{ ...BAR, width: `${(count / most) * 100}%` }} />
            </Box>
            <Box sx={{ ...TABULAR, textAlign: 'right' }}>{formatCount(count)}</Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(40px, 1fr) max-content',
  gap: '4px 16px',
  m: 0,
};
const BAR = { height: 6, minWidth: 6, borderRadius: '3px', bgcolor: 'warning.main' };
