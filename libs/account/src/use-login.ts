import { useState } from 'react';
import { useLocation } from 'react-router';
import { readText } from '@vaglio/api-client';
import { readEndReason } from '@vaglio/auth-session';
import { login, type SecondStep } from './login';
import type { LoginForm } from './login-form';
import { useFinishLogin } from './use-finish-login';
import { useSubmission } from './use-submission';

/**
 * Signs in and goes where the person wanted to be, or first to the change of password.
 * @returns `step` after the password where a code is asked for; `finish`, which ends the sign-in after it; as `failure` at
 *   first why a sign-in at the provider failed, or why the server ended the session
 * Source: spec §2 and §4.
 */
export function useLogin() {
  const { state } = useLocation();
  const [step, setStep] = useState<SecondStep | null>(null);
  const { isBusy, failure, run } = useSubmission(readText(state, 'failure') ?? readEndReason());
  const finish = useFinishLogin(state);
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
