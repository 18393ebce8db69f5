import Box from '@mui/material/Box';
import { memo } from 'react';
import type { Startup } from '@vaglio/contract';
import { emptyParts } from './detail-parts';

/** Line that lists all empty blocks, instead of an empty state per block. */
export const NothingKnownLine = memo(function NothingKnownLine({ startup }: { readonly startup: Startup }) {
  const parts = emptyParts(startup);
  if (parts.length === 0) return null;
  return (
    <Box sx={{ py: 3, typography: 'body2', color: 'muted' }}>{`Nothing known yet: ${parts.join(', ')}.`}</Box>
  );
});
