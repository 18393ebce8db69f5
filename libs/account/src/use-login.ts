import { useState } from 'react';
import { allowAutoRefresh, originAfterLogin, storeToken, suppressAutoRefresh } from '@vaglio/auth-session';
import { useLocation, useNavigate } from 'react-router';
import { login, type SecondStep, type SignedIn } from './login';
import type { LoginForm } from './login-form';
import { useSubmission } from './use-submission';

/**
 * Signs in and goes where the person wanted to be, or first to the change of password.
 * @returns `step` after the password where a code is asked for; `finish`, which ends the sign-in after it
 * Source: spec §2 and §4.
 */
export function useLogin() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [step, setStep] = useState<SecondStep | null>(null);
  const { isBusy, failure, run } = useSubmission();
  const finish = async (outcome: SignedIn, email: string) => {
    if (outcome.kind === 'change') {
      suppressAutoRefresh();
      await navigate('/change-password', { replace: true, state: { email, tmpToken: outcome.tmpToken } });
      return;
    }
    allowAutoRefresh();
    storeToken(outcome.token);
    await navigate(originAfterLogin(state), { replace: true, state: { notice: 'Login successful' } });
  };
  const signIn = (form: LoginForm) =>
    run(async () => {
      const outcome = await login(form);
      if (outcome.kind === 'failed') return outcome.text;
      if (outcome.kind === 'step') setStep(outcome);
      else await finish(outcome, form.email.trim());
      return null;
    });
  return { isBusy, failure, signIn, step, leaveStep: () => setStep(null), finish };
}
