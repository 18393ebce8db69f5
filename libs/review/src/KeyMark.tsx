import Box from '@mui/material/Box';
import { Key } from '@vaglio/ui';

/**
 * Hotkey after a button label, visible on wide screens only. For screen readers, the button has `aria-keyshortcuts`.
 */
export function KeyMark({ children }: { readonly children: string }) {
  return (
    <Box component="span" aria-hidden="true" sx={{ display: { xs: 'none', lg: 'inline' }, ml: 2 }}>
      <Key>{children}</Key>
    </Box>
  );
}
