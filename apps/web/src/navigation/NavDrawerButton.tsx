import IconButton from '@mui/material/IconButton';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '@vaglio/ui';
import { NavDrawer } from './NavDrawer';
import type { NavLink } from './nav-links';

interface NavDrawerButtonProps {
  readonly links: readonly NavLink[];
  /** The path of the active link; null while none of these is. */
  readonly activePath: string | null;
  /** The link to Review, for those who may edit startups. */
  readonly review: { readonly isActive: boolean } | null;
  readonly onLogout: () => void;
}

/** Opens the drawer that holds the links below 768 px. */
export function NavDrawerButton(props: NavDrawerButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        sx={{ display: { xs: 'inline-flex', md: 'none' } }}
      >
        <Icon of={Menu} size={20} />
      </IconButton>
      <NavDrawer {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
