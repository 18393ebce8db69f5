import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface PaletteShellProps {
  readonly label: string;
  readonly isBusy?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The palette's dialog while its code, with that of all dialogs, is on its way or cannot be had. It takes the focus, and gives it back. */
export function PaletteShell({ label, isBusy = false, onClose, children }: PaletteShellProps) {
  const paper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const inside = paper.current;
    (inside?.querySelector<HTMLElement>('input, button') ?? inside)?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Tab') event.preventDefault();
    else return;
    event.stopPropagation();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return createPortal(
    <Box sx={BACKDROP} onClick={onClick}>
      <Box
        ref={paper}
        role="dialog"
        aria-modal
        aria-label={label}
        aria-busy={isBusy}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        sx={PAPER}
      >
        {children}
      </Box>
    </Box>,
    document.body,
  );
}

const BACKDROP = {
  position: 'fixed',
  inset: 0,
  zIndex: 'modal',
  display: 'flex',
  justifyContent: 'center',
  alignItems: { xs: 'stretch', sm: 'flex-start' },
  bgcolor: 'scrim',
};
const PAPER = {
  width: { xs: '100%', sm: 640 },
  maxWidth: '100%',
  m: { xs: 0, sm: '112px 16px 16px' },
  bgcolor: 'background.paper',
  borderRadius: { xs: 0, sm: 1 },
  boxShadow: 'var(--mui-palette-floating)',
};
