import { useMemo, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation, type Location } from 'react-router';
import { HOME_AFTER_LOGIN, readOrigin, wasRefused } from './origin';
import { readSession, useSession, type Session } from './session';
import { isTokenFromElsewhere } from './stored-token';

/**
 * Guard of public pages. If a valid token is stored, also by another tab, it redirects to the stored origin or to /.
 * After a sign-in on the guarded page, the page itself redirects, so the guard does nothing.
 * @param children guarded content; for a layout route, its child routes
 * Source: spec §2, guards; §4, other tabs.
 */
export function PublicOnly({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const location: Location<unknown> = useLocation();
  const session = useSession();
  const atArrival = useMemo(() => ({ session: readSession(), state: location.state }), [location]);
  const isArrival = session === atArrival.session;
  const mayRedirect = session.isAuthenticated && (isArrival || isTokenFromElsewhere());
  const target = mayRedirect ? targetOf(atArrival.state, session, atArrival.session) : null;
  return target === null ? children : <Navigate to={target} replace />;
}

/**
 * Returns the address to which the guard redirects. An address to which the user's role has no access is replaced by /.
 * If / would also lead to a page without access, the login page remains, so that another user can sign in.
 */
function targetOf(state: unknown, session: Session, atArrival: Session): string | null {
  const origin = readOrigin(state);
  const isSamePerson = session.claims.sub === atArrival.claims.sub && session.role === atArrival.role;
  if (!wasRefused(state) || !isSamePerson) return origin ?? '/';
  return origin?.startsWith(HOME_AFTER_LOGIN) ? null : '/';
}
