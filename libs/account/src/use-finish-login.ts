import { useNavigate } from 'react-router';
import { allowAutoRefresh, originAfterLogin, storeToken, suppressAutoRefresh } from '@vaglio/auth-session';
import { PATHS } from '@vaglio/startups-domain';
import { i18n } from './messages/i18n';
import type { SignedIn } from './login';

/**
 * Returns a function that opens the originally requested page after a sign-in, or the password change if it is
 * required.
 * @param state navigation state with the requested page
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
    await navigate(originAfterLogin(state), { replace: true, state: { notice: i18n.t('Login successful') } });
  };
}
