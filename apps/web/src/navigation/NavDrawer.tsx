import { Gauge, LogOut } from 'lucide-react';
import { Suspense } from 'react';
import { NAV_ICONS } from './nav-icons';
import type { NavLink } from './nav-links';
import { ReviewLink } from './signed-in-links';
import { SideDrawer } from './SideDrawer';
import { SideItem } from './SideItem';

interface NavDrawerProps {
  readonly links: readonly NavLink[];
  readonly activePath: string;
  readonly review: { readonly isActive: boolean } | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onLogout: () => void;
}

/** Drawer for phones with the links of the top bar. */
export function NavDrawer({ links, activePath, review, isOpen, onClose, onLogout }: NavDrawerProps) {
  return (
    <SideDrawer title="Menu" isOpen={isOpen} onClose={onClose}>
      {links.map(({ label, to }) => (
        <SideItem
          key={to}
          label={label}
          to={to}
          icon={NAV_ICONS[to] ?? Gauge}
          isActive={activePath === to}
          onClick={onClose}
        />
      ))}
      {review && (
        <Suspense>
          <ReviewLink isActive={review.isActive} onClick={onClose} />
        </Suspense>
      )}
      <SideItem label="Logout" icon={LogOut} isActive={false} onClick={onLogout} />
    </SideDrawer>
  );
}
