import type { ComponentProps } from 'react';
import { LatePopover } from '@vaglio/ui';

interface FilterPopoverProps {
  readonly label: string;
  /** Null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly children: ComponentProps<typeof LatePopover>['children'];
}

/** Where filters are chosen and edited, below the button that opened it. */
export function FilterPopover({ label, anchor, onClose, children }: FilterPopoverProps) {
  return (
    <LatePopover
      anchor={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label, sx: SHEET } }}
    >
      {children}
    </LatePopover>
  );
}

const SHEET = { width: 280, mt: '4px', maxHeight: 'min(480px, 80vh)' };
