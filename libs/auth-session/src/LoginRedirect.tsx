import { createPath, Navigate, useLocation } from 'react-router';
import { PATHS } from '@vaglio/startups-domain';
import type { OriginState } from './origin';
import { hasSignedOut } from './stored-token';

/**
 * Goes to /login, replacing history, with the present place remembered. After a logout nothing
 * is remembered: the next person starts afresh.
 * @param refused the place is closed to the role of the stored token
 */
export function LoginRedirect({ refused = false }: { readonly refused?: boolean }) {
  const state: OriginState = { from: createPath(useLocation()), refused };
  return <Navigate to={PATHS.login} replace state={hasSignedOut() ? null : state} />;
}
