import IconButton from '@mui/material/IconButton';
import { Menu } from 'lucide-react';
import { lazy, useState } from 'react';
import { FeatureBoundary, Icon } from '@vaglio/ui';
import type { NavLink } from './nav-links';

/** Drawer, loaded when it is first opened. Wide screens never load it. */
const NavDrawer = lazy(() => import('./NavDrawer').then(({ NavDrawer: drawer }) => ({ default: drawer })));

interface NavDrawerButtonProps {
  readonly links: readonly NavLink[];
  /** Path of the active link. It may match none of the links. */
  readonly activePath: string;
  /** State of the link to Review for users who may edit startups; null for other users. */
  readonly review: { readonly isActive: boolean } | null;
  readonly onLogout: () => void;
}

/** Button that opens the navigation drawer on screens narrower than 768 px. */
export function NavDrawerButton(props: NavDrawerButtonProps) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return (
    <>
      <IconButton
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onClick={() => setState('open')}
        sx={{ display: { xs: 'inline-flex', md: 'none' } }}
      >
        <Icon of={Menu} size={20} />
      </IconButton>
      {state !== 'unopened' && (
        <FeatureBoundary fallback={null} onClose={() => setState('unopened')}>
          <NavDrawer {...props} isOpen={state === 'open'} onClose={() => setState('closed')} />
        </FeatureBoundary>
      )}
    </>
  );
}
