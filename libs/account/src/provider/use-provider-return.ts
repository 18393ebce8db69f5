import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isLinkRequestReturn, readStoredOrigin } from '@vaglio/auth-session';
import { PATHS } from '@vaglio/startups-domain';
import { i18n } from '../messages/i18n';
import type { SecondStep, SignedIn } from '../login';
import { useFinishLogin } from '../use-finish-login';
import { finishHere, linkHere } from './provider-calls';

/**
 * Completes a sign-in with the provider or the linking of an account, once per visit.
 * @returns `step`, which is set if a second step is required; `finish`, which completes the sign-in after it; `leave`,
 * which opens the login
 */
export function useProviderReturn() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [step, setStep] = useState<SecondStep | null>(null);
  const [origin] = useState(readStoredOrigin);
  const finishLogin = useFinishLogin(origin);
  // React may run effects twice, but the code in the address is valid for only one request.
  const isSent = useRef(false);
  const leave = (failure?: string) =>
    navigate(PATHS.login, { replace: true, state: failure === undefined ? origin : { ...origin, failure } });
  const finish = (outcome: SignedIn) => finishLogin(outcome, '');
  const endLink = async () => {
    const linkFailure = await linkHere(search);
    const state = linkFailure === null ? { notice: i18n.t('Your account is connected.') } : { linkFailure };
    await navigate(PATHS.user, { replace: true, state });
  };
  const end = async () => {
    if (isLinkRequestReturn(search)) return endLink();
    const outcome = await finishHere(search);
    if (outcome.kind === 'failed') await leave(outcome.text);
    else if (outcome.kind === 'step') setStep(outcome);
    else await finish(outcome);
  };
  const ending = useRef(end);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void ending.current();
  }, []);
  return { step, finish, leave };
}
