import { useEffect, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { allowAutoRefresh } from './auto-refresh';
import { LoginRedirect } from './LoginRedirect';
import { useSession } from './session';

/**
 * Sign-in guard: with no stored access token, redirects to /login and remembers the origin.
 * An expired token passes: the page's first refused call refreshes it, also where a forced change
 * of password was left before.
 * @param children what it guards; as a layout route, the routes below it
 * Source: spec §2, guards.
 */
export function RequireSession({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const { hasToken } = useSession();
  useEffect(() => {
    if (hasToken) allowAutoRefresh();
  }, [hasToken]);
  return hasToken ? children : <LoginRedirect />;
}
