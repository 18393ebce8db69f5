import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** List of names and values. The values are right-aligned. */
export function ValueList({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="dl" sx={LIST}>
      {children}
    </Box>
  );
}

interface ValueRowProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Row with one name and its value. */
export function ValueRow({ name, children }: ValueRowProps) {
  return (
    <Box sx={ROW}>
      <Box component="dt" sx={{ color: 'muted', flexShrink: 0 }}>
        {name}
      </Box>
      <Box component="dd" sx={VALUE}>
        {children}
      </Box>
    </Box>
  );
}

const LIST = { display: 'grid', rowGap: 2, m: 0, overflowWrap: 'anywhere' };
const ROW = { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 4 };
const VALUE = { m: 0, minWidth: 0, textAlign: 'right' };
