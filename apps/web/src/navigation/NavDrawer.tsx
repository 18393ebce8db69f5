import { Gauge, LogOut, Settings, Sprout, UserRound, type LucideIcon } from 'lucide-react';
import type { NavLink } from './nav-links';
import { PATHS } from '../paths';
import { ReviewLink } from './ReviewLink';
import { SideDrawer } from './SideDrawer';
import { SideItem } from './SideItem';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  [PATHS.dashboard]: Gauge,
  [PATHS.investments]: Sprout,
  [PATHS.user]: UserRound,
  [PATHS.settings]: Settings,
};

interface NavDrawerProps {
  readonly links: readonly NavLink[];
  readonly activePath: string | null;
  readonly review: { readonly isActive: boolean } | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onLogout: () => void;
}

/** The top bar's links on a phone. */
export function NavDrawer({ links, activePath, review, isOpen, onClose, onLogout }: NavDrawerProps) {
  return (
    <SideDrawer title="Menu" isOpen={isOpen} onClose={onClose}>
      {links.map(({ label, to }) => (
        <SideItem
          key={to}
          label={label}
          to={to}
          icon={ICONS[to] ?? Gauge}
          isActive={activePath === to}
          onClick={onClose}
        />
      ))}
      {review && <ReviewLink isActive={review.isActive} onClick={onClose} />}
      <SideItem label="Logout" icon={LogOut} isActive={false} onClick={onLogout} />
    </SideDrawer>
  );
}
