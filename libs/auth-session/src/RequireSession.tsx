import { useEffect, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { allowAutoRefresh } from './auto-refresh';
import { LoginRedirect } from './LoginRedirect';
import { useSession } from './session';

/**
 * Sign-in guard. Without a stored access token, it redirects to /login and stores the address for the return. An
 * expired token passes, because the first rejected request refreshes it. This also applies after an abandoned forced
 * password change.
 * @param children guarded content; for a layout route, its child routes
 * Source: spec §2, guards.
 */
export function RequireSession({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const { hasToken } = useSession();
  useEffect(() => {
    if (hasToken) allowAutoRefresh();
  }, [hasToken]);
  return hasToken ? children : <LoginRedirect />;
}
