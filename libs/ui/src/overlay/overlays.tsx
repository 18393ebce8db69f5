import Menu from '@mui/material/Menu';
import Popover from '@mui/material/Popover';
import { Fragment, isValidElement, type ReactNode } from 'react';
import { PARTS } from './overlay-parts';
import type { OverlayMenuProps, OverlayPopoverProps } from './overlay-props';

// One file for all pages, loaded after them.

/** A menu below what opened it. */
export function OverlayMenu({ anchor, children, ...props }: OverlayMenuProps) {
  return (
    <Menu open={anchor !== null} anchorEl={anchor} {...props}>
      {withoutFragment(children(PARTS))}
    </Menu>
  );
}

/** A sheet below what opened it. */
export function OverlayPopover({ anchor, children, ...props }: OverlayPopoverProps) {
  return (
    <Popover open={anchor !== null} anchorEl={anchor} {...props}>
      {children(PARTS)}
    </Popover>
  );
}

/** A menu finds the item that gets the focus among its own children. */
function withoutFragment(items: ReactNode): ReactNode {
  return isValidElement<{ readonly children?: ReactNode }>(items) && items.type === Fragment
    ? items.props.children
    : items;
}
