import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isKeptLink, readKeptOrigin } from '@vaglio/auth-session';
import { PATHS } from '@vaglio/startups-domain';
import type { SecondStep, SignedIn } from '../login';
import { useFinishLogin } from '../use-finish-login';
import { finishHere, linkHere } from './provider-calls';

/** Ends the sign-in, or the connecting of the own account, once, when the page opens. @returns `step` where a code is asked for besides; `leave` to the login */
export function useProviderReturn() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [step, setStep] = useState<SecondStep | null>(null);
  const [origin] = useState(readKeptOrigin);
  const finishLogin = useFinishLogin(origin);
  // The code in the address is good for one call, and effects may run twice.
  const isSent = useRef(false);
  const leave = (failure?: string) =>
    navigate(PATHS.login, { replace: true, state: failure === undefined ? origin : { ...origin, failure } });
  const finish = (outcome: SignedIn) => finishLogin(outcome, '');
  const endLink = async () => {
    const linkFailure = await linkHere(search);
    const state = linkFailure === null ? { notice: 'Your account is connected.' } : { linkFailure };
    await navigate(PATHS.user, { replace: true, state });
  };
  const end = async () => {
    if (isKeptLink(search)) return endLink();
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
