import IconButton from '@mui/material/IconButton';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '@vaglio/ui';
import type { NavLink } from './nav-links';

const NavDrawer = lazy(() => import('./NavDrawer').then(({ NavDrawer: drawer }) => ({ default: drawer })));

interface NavDrawerButtonProps {
  readonly links: readonly NavLink[];
  /** The path of the active link; null while none of these is. */
  readonly activePath: string | null;
  /** The link to Review, for those who may edit startups. */
  readonly review: { readonly isActive: boolean } | null;
  readonly onLogout: () => void;
}

/** Below 768 px the links live in a drawer, whose code arrives with the first opening. */
export function NavDrawerButton(props: NavDrawerButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setIsOpen(true);
    setWasOpened(true);
  };
  return (
    <>
      <IconButton
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        sx={{ display: { xs: 'inline-flex', md: 'none' } }}
      >
        <Icon of={Menu} size={20} />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <NavDrawer {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
