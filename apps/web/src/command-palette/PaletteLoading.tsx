import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@vaglio/ui';

export const LABEL = 'Go to or do';
export const PLACEHOLDER = 'Startups, views, pages, actions';

interface PaletteFrameProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Palette dialog below the top bar. On phones it fills the screen. */
export function PaletteFrame({ onClose, children }: PaletteFrameProps) {
  return (
    <Dialog open onClose={onClose} slotProps={{ paper: { 'aria-label': LABEL, sx: PAPER } }} sx={PLACE}>
      {children}
    </Dialog>
  );
}

interface PaletteLoadingProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** Placeholder that is shown while the palette's code loads. The palette takes over the text of its field. */
export function PaletteLoading({ text, onText, onClose }: PaletteLoadingProps) {
  return (
    <PaletteFrame onClose={onClose}>
      <Box sx={HEAD}>
        <Icon of={Search} />
        <Box
          component="input"
          autoFocus
          aria-label={LABEL}
          placeholder={PLACEHOLDER}
          maxLength={200}
          value={text}
          onChange={(event) => onText(event.target.value)}
          sx={INPUT}
        />
      </Box>
    </PaletteFrame>
  );
}

const PLACE = { '& .MuiDialog-container': { alignItems: { xs: 'stretch', sm: 'flex-start' } } };
const PAPER = {
  width: { xs: '100%', sm: 640 },
  maxWidth: { xs: '100%', sm: 640 },
  m: { xs: 0, sm: '112px 16px 16px' },
  maxHeight: { xs: '100%', sm: 'calc(100% - 144px)' },
  borderRadius: { xs: 0, sm: 3 },
};
export const HEAD = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 56,
  px: 5,
  color: 'text.secondary',
  borderBottom: 1,
  borderColor: 'border',
};
export const INPUT = {
  flex: 1,
  minWidth: 0,
  p: 0,
  border: 0,
  outline: 'none',
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontSize: '1rem',
};
