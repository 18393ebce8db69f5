import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface BlockProps {
  /** True to draw a line between this block and the previous block. */
  readonly hasDivider?: boolean;
  readonly children: ReactNode;
}

/** Padded part of a flush `Section`, such as a search bar, a form or a message. */
export function Block({ hasDivider = false, children }: BlockProps) {
  return (
    <Box
      sx={{
        px: 5,
        pt: hasDivider ? 4 : 0,
        pb: 4,
        ...(hasDivider && { borderTop: 1, borderColor: 'border' }),
      }}
    >
      {children}
    </Box>
  );
}
