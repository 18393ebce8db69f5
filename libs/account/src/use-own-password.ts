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
import { useChangeOwnPasswordMutation } from './hooks.gen';
import { goToStep, stepIn } from './missing-step';
import type { OwnPasswordForm } from './password-form';

/**
 * Returns a function that changes the own password with the old one as proof; a second step may follow. It resolves with
 * the failure, or null.
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
        : 'Failed to change password.';
    }
  };
}

function failedText(error: unknown): string {
  const status = failureStatus(error);
  return typeof status === 'number' ? `Request failed with status ${status}` : 'Failed to change password.';
}
