import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Copy, Ellipsis, Pencil, Pin, PinOff, Trash2, User, Users } from 'lucide-react';
import { useId, useState } from 'react';
import type { View } from '@vaglio/contract';
import { Icon } from '@vaglio/ui';
import type { ViewRights } from './view-rights';

export type ViewAct = 'rename' | 'pin' | 'share' | 'duplicate' | 'delete';

interface ViewMenuProps {
  readonly view: View;
  readonly rights: ViewRights;
  readonly onAct: (act: ViewAct) => void;
}

/** Menu with the actions that the user may perform on the current view. */
export function ViewMenu({ view, rights, onAct }: ViewMenuProps) {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const items = [
    { act: 'rename', label: 'Rename…', icon: Pencil, isAllowed: rights.canChange },
    {
      act: 'pin',
      label: view.is_pinned ? 'Unpin' : 'Pin',
      icon: view.is_pinned ? PinOff : Pin,
      isAllowed: true,
    },
    {
      act: 'share',
      label: view.is_team ? 'Make my view' : 'Make team view',
      icon: view.is_team ? User : Users,
      isAllowed: rights.canShare,
    },
    { act: 'duplicate', label: 'Duplicate', icon: Copy, isAllowed: true },
    { act: 'delete', label: 'Delete', icon: Trash2, isAllowed: rights.canDelete },
  ] as const;
  const choose = (act: ViewAct) => {
    setAnchor(null);
    onAct(act);
  };
  return (
    <>
      <IconButton
        aria-label={`Actions of the view ${view.name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        size="small"
      >
        <Icon of={Ellipsis} size={18} />
      </IconButton>
      <Menu
        id={menuId}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-label': `Actions of the view ${view.name}` },
          paper: { sx: { minWidth: 208, '& [role^=menuitem]': { minHeight: { xs: 44, md: 36 }, gap: 2 } } },
        }}
      >
        {items
          .filter(({ isAllowed }) => isAllowed)
          .map(({ act, label, icon }) => (
            <MenuItem key={act} onClick={() => choose(act)}>
              <Icon of={icon} size={16} />
              {label}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}
