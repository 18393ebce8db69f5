import { useMemo, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation, type Location } from 'react-router';
import { HOME_AFTER_LOGIN, readOrigin, wasRefused } from './origin';
import { readSession, useSession, type Session } from './session';
import { isTokenFromElsewhere } from './stored-token';

/**
 * Public-only guard: with a valid unexpired token, redirects to the remembered origin path,
 * else to /. A token that arrives from another tab counts too. After a login on the guarded page
 * itself that page chooses where to go, and a second redirect must not overtake it.
 * @param children what it guards; as a layout route, the routes below it
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
 * A place that is closed to a person is not tried again with their token: / leads on from there.
 * Where / leads, to /dashboard, the login page stays, so that another person can sign in.
 */
function targetOf(state: unknown, session: Session, atArrival: Session): string | null {
  const origin = readOrigin(state);
  const isSamePerson = session.claims.sub === atArrival.claims.sub && session.role === atArrival.role;
  if (!wasRefused(state) || !isSamePerson) return origin ?? '/';
  return origin?.startsWith(HOME_AFTER_LOGIN) ? null : '/';
}
