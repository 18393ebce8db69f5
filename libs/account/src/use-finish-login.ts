import { useNavigate } from 'react-router';
import { allowAutoRefresh, originAfterLogin, storeToken, suppressAutoRefresh } from '@vaglio/auth-session';
import { PATHS } from '@vaglio/startups-domain';
import type { SignedIn } from './login';

/**
 * Goes where the person wanted to be, or first to the change of password.
 * @param state the navigation state that remembers where that is
 * Source: spec §2 and §4.
 */
export function useFinishLogin(state: unknown) {
  const navigate = useNavigate();
  return async (outcome: SignedIn, email: string) => {
    if (outcome.kind === 'change') {
      suppressAutoRefresh();
      const { tmpToken, apiTokens } = outcome;
      await navigate(PATHS.changePassword, { replace: true, state: { email, tmpToken, apiTokens } });
      return;
    }
    allowAutoRefresh();
    storeToken(outcome.token);
    await navigate(originAfterLogin(state), { replace: true, state: { notice: 'Login successful' } });
  };
}
