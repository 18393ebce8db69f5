import { allowAutoRefresh, originAfterLogin, storeToken, suppressAutoRefresh } from '@vaglio/auth-session';
import { useLocation, useNavigate } from 'react-router';
import { login } from './login';
import type { LoginForm } from './login-form';
import { useSubmission } from './use-submission';

/** Signs in and goes where the person wanted to be, or first to the change of password. Source: spec §2 and §4. */
export function useLogin() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { isBusy, failure, run } = useSubmission();
  const signIn = (form: LoginForm) =>
    run(async () => {
      const outcome = await login(form);
      if (outcome.kind === 'failed') return outcome.text;
      if (outcome.kind === 'change') {
        suppressAutoRefresh();
        await navigate('/change-password', {
          replace: true,
          state: { email: form.email.trim(), tmpToken: outcome.tmpToken },
        });
        return null;
      }
      allowAutoRefresh();
      storeToken(outcome.token);
      await navigate(originAfterLogin(state), { replace: true, state: { notice: 'Login successful' } });
      return null;
    });
  return { isBusy, failure, signIn };
}
