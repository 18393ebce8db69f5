import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Menu } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { ErrorAlert, Icon, NOTICE_PAPER, NOTICE_PLACE } from '@vaglio/ui';
import type { NavLink } from './nav-links';

interface NavDrawerButtonProps {
  readonly links: readonly NavLink[];
  /** The path of the active link; null while none of these is. */
  readonly activePath: string | null;
  /** The link to Review, for those who may edit startups. */
  readonly review: { readonly isActive: boolean } | null;
  readonly onLogout: () => void;
}

type Drawer = ComponentType<
  NavDrawerButtonProps & { readonly isOpen: boolean; readonly onClose: () => void }
>;

/**
 * Below 768 px the links live in a drawer, whose code arrives with the first opening. What cannot be loaded, such as
 * without a connection, is asked for again by the next press: a lazy component would keep its failure.
 */
export function NavDrawerButton(props: NavDrawerButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [NavDrawer, setNavDrawer] = useState<Drawer | null>(null);
  const open = async (): Promise<void> => {
    setIsOpen(true);
    setHasFailed(false);
    try {
      const { NavDrawer: drawer } = await import('./NavDrawer');
      setNavDrawer(() => drawer);
    } catch {
      setIsOpen(false);
      setHasFailed(true);
    }
  };
  return (
    <>
      <IconButton
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void open()}
        sx={{ display: { xs: 'inline-flex', md: 'none' } }}
      >
        <Icon of={Menu} size={20} />
      </IconButton>
      {hasFailed && (
        <Box sx={FAILURE}>
          <ErrorAlert onClose={() => setHasFailed(false)}>
            The menu cannot be loaded. Check the connection, then open it again.
          </ErrorAlert>
        </Box>
      )}
      {NavDrawer && <NavDrawer {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const FAILURE = { ...NOTICE_PLACE, ...NOTICE_PAPER };
