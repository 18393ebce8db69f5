import { canSeeSettings } from '@vaglio/access-control';
import type { Session } from '@vaglio/auth-session';
import { PATHS } from '@vaglio/startups-domain';

export interface NavLink {
  readonly label: string;
  readonly to: string;
}

const SIGNED_IN: readonly NavLink[] = [
  { label: 'Dashboard', to: PATHS.dashboard },
  { label: 'Potential Investiments', to: PATHS.investments },
  { label: 'User', to: PATHS.user },
];
const SETTINGS: NavLink = { label: 'Settings', to: PATHS.settings };
const LOGIN: NavLink = { label: 'Login', to: PATHS.login };
const WITHOUT_LOGIN: readonly string[] = [PATHS.login, PATHS.changePassword];

/**
 * Returns the links of the top bar. With a session there are three, and Settings for admin and super. Without a session
 * there is only Login, except on /login and /change-password.
 * Source: spec §2, navigation bar.
 */
export function navLinks(
  { isAuthenticated, role }: Pick<Session, 'isAuthenticated' | 'role'>,
  pathname: string,
): readonly NavLink[] {
  if (!isAuthenticated) return WITHOUT_LOGIN.includes(pathname) ? [] : [LOGIN];
  return canSeeSettings(role) ? [...SIGNED_IN, SETTINGS] : SIGNED_IN;
}
