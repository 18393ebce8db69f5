import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { SourceRoom } from './source-columns';

/** How much room the table of sources has in this window. */
export function useSourceRoom(): SourceRoom {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const isShort = useMediaQuery((theme: Theme) => theme.breakpoints.down('xl'));
  return isNarrow ? 'narrow' : isShort ? 'medium' : 'wide';
}
