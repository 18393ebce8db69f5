import Box from '@mui/material/Box';
import { useState } from 'react';
import { readLastHeight } from './last-height';

/**
 * Keeps room for a part of a page that arrives later, as much as it took when this browser last showed it, so that what
 * is below does not move. Nothing where it was not shown.
 * @param props `name` as of heightKeeper
 */
export function LastHeight({ name }: { readonly name: string }) {
  const [height] = useState(() => readLastHeight(name));
  return height === null || height === 0 ? null : <Box aria-hidden sx={{ height }} />;
}
