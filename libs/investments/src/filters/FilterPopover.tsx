import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';

interface FilterPopoverProps {
  readonly label: string;
  /** Element below which the popover opens; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Popover in which the user selects and edits filters. */
export function FilterPopover({ label, anchor, onClose, children }: FilterPopoverProps) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label, sx: SHEET } }}
    >
      {children}
    </Popover>
  );
}

const SHEET = { width: 280, mt: '4px', maxHeight: 'min(480px, 80vh)' };
