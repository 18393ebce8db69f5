import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Search } from 'lucide-react';
import { lazy, useState } from 'react';
import { defineHotkeys, FeatureBoundary, Icon, Key, useHotkeys } from '@vaglio/ui';
import type { PaletteEntry } from './palette-entries';
import { PaletteLoading } from './PaletteLoading';

const OpenPalette = lazy(() =>
  import('./OpenPalette').then(({ OpenPalette: palette }) => ({ default: palette })),
);
const LABEL = 'Go to or do';
const PALETTE_HOTKEYS = defineHotkeys('app', [{ keys: ['Mod k'], label: LABEL, everywhere: true }]);
const MAX_RECENT = 5;

/**
 * Search field of the top bar (an icon on narrow screens) that opens the palette, also by hotkey. It keeps the recent
 * entries until the page is closed.
 */
export function PaletteControl({ onLogout }: { readonly onLogout: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [recent, setRecent] = useState<readonly PaletteEntry[]>([]);
  const open = () => setIsOpen(true);
  const close = () => {
    setIsOpen(false);
    setText('');
  };
  const keep = (entry: PaletteEntry) =>
    setRecent([entry, ...recent.filter(({ id }) => id !== entry.id)].slice(0, MAX_RECENT));
  const toggle = () => {
    // Opening the palette over another dialog could leave a page with unsaved input.
    if (isOpen) close();
    else if (document.querySelector('[aria-modal="true"]') === null) open();
  };
  useHotkeys(PALETTE_HOTKEYS, { 'Mod k': toggle });
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={open}
        startIcon={<Icon of={Search} />}
        sx={FIELD}
      >
        {LABEL}
        <Box component="span" aria-hidden sx={{ ml: 4, display: 'flex' }}>
          <Key>Ctrl K</Key>
        </Box>
      </Button>
      <IconButton
        aria-label={LABEL}
        aria-haspopup="dialog"
        title={`${LABEL} (Ctrl K)`}
        onClick={open}
        sx={ICON}
      >
        <Icon of={Search} size={18} />
      </IconButton>
      {isOpen && (
        <FeatureBoundary
          fallback={<PaletteLoading text={text} onText={setText} onClose={close} />}
          onClose={close}
        >
          <OpenPalette recent={recent} startText={text} onKeep={keep} onClose={close} onLogout={onLogout} />
        </FeatureBoundary>
      )}
    </>
  );
}

const FIELD = { display: { xs: 'none', xl: 'inline-flex' }, mr: 2, color: 'text.secondary', fontWeight: 400 };
const ICON = { display: { xs: 'inline-flex', xl: 'none' } };
