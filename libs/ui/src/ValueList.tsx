import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Names and values beside the text: values at the right edge. */
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

/** One line of a list in the rail. */
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
