import { createPath, Navigate, useLocation } from 'react-router';
import { PATHS } from '@vaglio/startups-domain';
import type { OriginState } from './origin';
import { hasSignedOut } from './stored-token';

/**
 * Redirect to /login that replaces the history entry and stores the current address for the return. After a logout it
 * stores no address, because the next user starts on the default page.
 * @param refused true if the role in the stored token has no access to the address
 */
export function LoginRedirect({ refused = false }: { readonly refused?: boolean }) {
  const state: OriginState = { from: createPath(useLocation()), refused };
  return <Navigate to={PATHS.login} replace state={hasSignedOut() ? null : state} />;
}
