import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatCount } from '../format/number-formats';
import { TABULAR } from '../theme/tabular';

interface CountedLabelProps {
  readonly children: ReactNode;
  /** Number next to the label; null if it is unknown or not shown. */
  readonly count: number | null;
  /** True if the count belongs to the selected tab. */
  readonly isShown?: boolean;
}

/** Tab label with the number of entries in the tab. */
export function CountedLabel({ children, count, isShown = false }: CountedLabelProps) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
      {children}
      {count !== null && (
        <Box component="span" sx={[COUNT, { color: isShown ? 'primary.main' : 'muted' }]}>
          {formatCount(count)}
        </Box>
      )}
    </Box>
  );
}

const COUNT = { ...TABULAR, typography: 'caption', fontWeight: 550 };
