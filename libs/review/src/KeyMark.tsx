import Box from '@mui/material/Box';
import { Key } from '@vaglio/ui';

/** The key of a button, after its words; on wide screens, where there is a keyboard. `aria-keyshortcuts` names it to screen readers. */
export function KeyMark({ children }: { readonly children: string }) {
  return (
    <Box component="span" aria-hidden="true" sx={{ display: { xs: 'none', lg: 'inline' }, ml: 2 }}>
      <Key>{children}</Key>
    </Box>
  );
}
