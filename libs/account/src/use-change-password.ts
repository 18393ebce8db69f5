import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  callApi,
  errorText,
  keepTokens,
  MISSING_WEB_CRYPTO_TEXT,
  passwordDigest,
  readText,
  type ApiAnswer,
} from '@vaglio/api-client';
import { allowAutoRefresh, clearToken, getDeviceId, storeToken } from '@vaglio/auth-session';
import type { PasswordAnswer } from '@vaglio/contract';
import { PATHS } from '@vaglio/startups-domain';
import { i18n } from './messages/i18n';
import { inAddress, readCredential } from './change-credential';
import { stepIn, stepOfState } from './missing-step';
import { useFinishLogin } from './use-finish-login';
import { useSubmission } from './use-submission';

const failedText = () => i18n.t('Failed to change password.');

/**
 * Sets a new password with the temporary token or the session. It then opens /dashboard, or /login if the response has
 * no token.
 * @returns `step`, which is set if a second step is required; `finish`, which completes the sign-in after it
 * Source: spec §2, §4 and §7, change password.
 */
export function useChangePassword() {
  const navigate = useNavigate();
  const location = useLocation();
  const { tmpToken, email, apiTokens } = readCredential(location);
  const { isBusy, failure, run } = useSubmission();
  const [step, setStep] = useState(() => stepOfState(location.state));
  const finish = useFinishLogin(location.state);

  const { pathname } = location;
  const exposed = inAddress(location);
  useEffect(() => {
    if (exposed) void navigate(pathname, { replace: true, state: { tmpToken: exposed } });
  }, [exposed, pathname, navigate]);

  // The password change has ended the session, so its token is removed.
  useEffect(() => {
    if (step) clearToken();
  }, [step]);

  const change = (password: string, revokesTokens: boolean) =>
    run(async () => {
      try {
        const { status, data } = await setPassword(password, tmpToken, revokesTokens);
        if (status >= 400 || readText(data, 'error')) return errorText(data, failedText());
        const token = readText<PasswordAnswer>(data, 'token');
        allowAutoRefresh();
        const step = stepIn(data);
        if (step) {
          setStep(step);
          return null;
        }
        if (token) storeToken(token);
        else if (tmpToken) clearToken(); // the stored session may belong to another user
        const isIn = token !== null || tmpToken === null;
        await navigate(isIn ? PATHS.dashboard : PATHS.login, {
          replace: true,
          state: { notice: isIn ? i18n.t('Password changed.') : i18n.t('Password changed. Please sign in.') },
        });
        return null;
      } catch (problem) {
        return problem instanceof Error && problem.message === MISSING_WEB_CRYPTO_TEXT
          ? problem.message
          : failedText();
      }
    });
  const leave = () => void navigate(PATHS.login, { replace: true });
  const hasTemporaryToken = tmpToken !== null;
  return { isBusy, failure, change, email, apiTokens, hasTemporaryToken, step, finish, leave };
}

async function setPassword(
  password: string,
  tmpToken: string | null,
  revokesTokens: boolean,
): Promise<ApiAnswer> {
  const newPassword = await passwordDigest(password);
  const body = { newPassword, deviceId: getDeviceId(), ...keepTokens(revokesTokens) };
  const credential = tmpToken === null ? {} : { token: tmpToken, refresh: false };
  return callApi('/auth/change-password', { method: 'POST', body, ...credential });
}
