import IconButton from '@mui/material/IconButton';
import { Menu } from 'lucide-react';
import { lazy, useState } from 'react';
import { FeatureBoundary, Icon } from '@vaglio/ui';
import type { NavLink } from './nav-links';

/** Loaded when it is first opened; wide screens never do. */
const NavDrawer = lazy(() => import('./NavDrawer').then(({ NavDrawer: drawer }) => ({ default: drawer })));

interface NavDrawerButtonProps {
  readonly links: readonly NavLink[];
  /** The path of the active link; null while none of these is. */
  readonly activePath: string;
  /** The link to Review, for those who may edit startups. */
  readonly review: { readonly isActive: boolean } | null;
  readonly onLogout: () => void;
}

/** Opens the drawer that holds the links below 768 px. */
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
