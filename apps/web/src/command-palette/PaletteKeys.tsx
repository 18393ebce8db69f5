import Box from '@mui/material/Box';
import { Key } from '@vaglio/ui';
import type { Scope } from './palette-entries';

/** Hint next to the search field: the keys that limit the search, and the active scope. */
export function Scopes({ scope }: { readonly scope: Scope }) {
  return (
    <Box sx={{ ...LINE, display: { xs: 'none', sm: 'flex' } }}>
      <Box component="span" sx={scope === 'startups' ? CHOSEN : undefined}>
        Only startups
      </Box>
      <Key>Tab</Key>
      <Box component="span" sx={{ ml: 3, ...(scope === 'actions' && CHOSEN) }}>
        Actions
      </Box>
      <Key>{'>'}</Key>
    </Box>
  );
}

/** Footer that lists the palette's keyboard shortcuts. */
export function PaletteKeys() {
  return (
    <Box
      sx={{
        ...LINE,
        display: { xs: 'none', sm: 'flex' },
        px: 5,
        minHeight: 40,
        borderTop: 1,
        borderColor: 'border',
      }}
    >
      <Key>↑</Key>
      <Key>↓</Key>
      move
      <Box sx={{ width: 8 }} />
      <Key>↵</Key>
      open
      <Box sx={{ width: 8 }} />
      <Key>Ctrl ↵</Key>
      in a new tab
      <Box sx={{ flex: 1 }} />
      <Key>Esc</Key>
      close
    </Box>
  );
}

const LINE = {
  alignItems: 'center',
  gap: 2,
  typography: 'caption',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
};
const CHOSEN = { color: 'primary.main', fontWeight: 600 };
