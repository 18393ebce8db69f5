import { useNavigate } from 'react-router';
import {
  errorText,
  failureStatus,
  keepTokens,
  MISSING_WEB_CRYPTO_TEXT,
  passwordDigest,
  withPassword,
} from '@vaglio/api-client';
import { getDeviceId } from '@vaglio/auth-session';
import { PATHS } from '@vaglio/startups-domain';
import { i18n } from './messages/i18n';
import { useChangeOwnPasswordMutation } from './hooks.gen';
import { goToStep, stepIn } from './missing-step';
import type { OwnPasswordForm } from './password-form';

/**
 * Returns a function that changes the user's password after checking the old password. A second step may follow. The
 * function resolves to the error text or null.
 * Source: spec §4, §5 and §8.
 */
export function useOwnPassword() {
  const navigate = useNavigate();
  const [call] = useChangeOwnPasswordMutation();
  return async (form: OwnPasswordForm): Promise<string | null> => {
    try {
      const newPassword = await passwordDigest(form.next);
      const body = { newPassword, deviceId: getDeviceId(), ...keepTokens(form.revokesTokens) };
      const { data, error } = await withPassword(
        form.current,
        (oldPassword) => call({ body: { oldPassword, ...body } }),
        ({ error: refused }) => failureStatus(refused) === 400,
      );
      if (error) return errorText(error, failedText(error));
      const step = stepIn(data);
      if (step) await goToStep(navigate, step, PATHS.user);
      return null;
    } catch (problem) {
      return problem instanceof Error && problem.message === MISSING_WEB_CRYPTO_TEXT
        ? problem.message
        : i18n.t('Failed to change password.');
    }
  };
}

function failedText(error: unknown): string {
  const status = failureStatus(error);
  return typeof status === 'number'
    ? i18n.t('Request failed with status {status}', { status })
    : i18n.t('Failed to change password.');
}
