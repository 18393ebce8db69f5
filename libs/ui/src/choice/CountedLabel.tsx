import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatCount } from '../format/number-formats';
import { TABULAR } from '../theme/tabular';

interface CountedLabelProps {
  readonly children: ReactNode;
  /** Null where it is not known, or not worth a word. */
  readonly count: number | null;
  /** The count is that of what is shown. */
  readonly isShown?: boolean;
}

/** The label of a tab with how many it leads to. */
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
