import { useMemo, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation, type Location } from 'react-router';
import { HOME_AFTER_LOGIN, readOrigin, wasRefused } from './origin';
import { readSession } from './session';

/**
 * Public-only guard: with a valid unexpired token, redirects to the remembered origin path,
 * else to /. Decided once per visit: after a login on the guarded page that page chooses
 * where to go, and a second redirect must not overtake it.
 * @param children what it guards; as a layout route, the routes below it
 * Source: spec §2, guards.
 */
export function PublicOnly({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const location = useLocation();
  const target = useMemo(() => targetOf(location), [location]);
  return target === null ? children : <Navigate to={target} replace />;
}

/**
 * A place that is closed to this very token is not tried again: / leads on from there. Where /
 * leads, to /dashboard, the login page stays, so that another person can sign in.
 */
function targetOf({ state }: Location<unknown>): string | null {
  if (!readSession().isAuthenticated) return null;
  const origin = readOrigin(state);
  if (!wasRefused(state)) return origin ?? '/';
  return origin?.startsWith(HOME_AFTER_LOGIN) ? null : '/';
}
