import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { LoginRedirect } from './LoginRedirect';
import { useSession } from './session';

interface RequireRoleProps {
  /** Roles that may enter; an empty list admits any present role. */
  readonly allow: readonly string[];
  /** What it guards; as a layout route, the routes below it. */
  readonly children?: ReactNode;
}

/**
 * Role guard: a missing or not allowed role in the token's payload is redirected to /login
 * with the origin remembered.
 * Source: spec §2, guards.
 */
export function RequireRole({ allow, children = <Outlet /> }: RequireRoleProps) {
  const { role, hasToken } = useSession();
  if (role !== undefined && (allow.length === 0 || allow.includes(role))) return children;
  return <LoginRedirect refused={hasToken} />;
}
