import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { LoginRedirect } from './LoginRedirect';
import { useSession } from './session';

interface RequireRoleProps {
  /** Roles with access. An empty list allows every role. */
  readonly allow: readonly string[];
  /** Guarded content. For a layout route, these are its child routes. */
  readonly children?: ReactNode;
}

/**
 * Role guard. It redirects a token without an allowed role to /login and stores the address for the return.
 * Source: spec §2, guards.
 */
export function RequireRole({ allow, children = <Outlet /> }: RequireRoleProps) {
  const { role, hasToken } = useSession();
  if (role !== undefined && (allow.length === 0 || allow.includes(role))) return children;
  return <LoginRedirect refused={hasToken} />;
}
