import type { MenuProps } from '@mui/material/Menu';
import type { PopoverProps } from '@mui/material/Popover';
import type { ReactNode } from 'react';
import type { PARTS } from './overlay-parts';

interface Overlay {
  /** What it was opened from; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  /** What is in it, of parts that come with it. */
  readonly children: (parts: typeof PARTS) => ReactNode;
}

type OwnProps = 'open' | 'anchorEl' | 'onClose' | 'children';
export type OverlayMenuProps = Overlay & Omit<MenuProps, OwnProps>;
export type OverlayPopoverProps = Overlay & Omit<PopoverProps, OwnProps>;
