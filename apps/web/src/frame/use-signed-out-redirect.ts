import { useEffect } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { onSignedOut } from '@vaglio/api-client';
import type { OriginState } from '@vaglio/auth-session';
import { PATHS } from '@vaglio/startups-domain';

/** Redirects to /login when the server has ended the session, and stores the current address. Source: spec §4. */
export function useSignedOutRedirect(): void {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(
    () =>
      onSignedOut(() => {
        if (location.pathname === PATHS.login) return;
        const state: OriginState = { from: createPath(location), refused: false };
        void navigate(PATHS.login, { replace: true, state });
      }),
    [navigate, location],
  );
}
