import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@vaglio/ui';

/** Panel over the right half of the page, for wide screens. */
export function SidePanel({ children }: { readonly children: ReactNode }) {
  return <Box sx={OVER}>{children}</Box>;
}

interface FullscreenPanelProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Panel over the whole page, for narrow screens. */
export function FullscreenPanel({ name, onClose, children }: FullscreenPanelProps) {
  return (
    <Paper component="section" aria-label={name} sx={WHOLE}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 4, pt: 3 }}>
        <Box component="h2" sx={{ m: 0, typography: 'h2', overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <IconButton aria-label="Close the details" title="Close the details" onClick={onClose} edge="end">
          <Icon of={X} />
        </IconButton>
      </Box>
      {children}
    </Paper>
  );
}

const OVER = {
  position: 'fixed',
  zIndex: 'mobileStepper',
  top: 128,
  right: 'max(24px, calc((100vw - 1448px) / 2 + 24px))',
  width: 'min(720px, calc(50vw - 24px))',
  borderRadius: 1,
  boxShadow: 'var(--mui-palette-floating)',
};
const WHOLE = { position: 'fixed', zIndex: 'appBar', inset: '56px 0 0', overflowY: 'auto', borderRadius: 0 };
