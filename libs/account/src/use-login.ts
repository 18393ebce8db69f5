import { useState } from 'react';
import { useLocation } from 'react-router';
import { readText } from '@vaglio/api-client';
import { readEndReason } from '@vaglio/auth-session';
import { login, type SecondStep } from './login';
import type { LoginForm } from './login-form';
import { useFinishLogin } from './use-finish-login';
import { useSubmission } from './use-submission';

/**
 * Signs in and opens the originally requested page, or the password change if it is required.
 * @returns `step`, set if a second step is required; `finish`, which completes the sign-in after it; `failure`, which
 *   initially explains a failed sign-in at the provider or an ended session
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
