import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface BlockProps {
  /** A line above, between this block and the one before. */
  readonly hasDivider?: boolean;
  readonly children: ReactNode;
}

/** A padded part of a flush `Section`: its search bar, a form, a message. */
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
