import { errorText, sha256Hex } from '@vaglio/api-client';
import { useResetUserPasswordMutation, useSetUserPasswordMutation } from '../admin-users.api';
import { MISSING_ID_TEXT } from '../form-problem';
import { useTask } from '../use-task';

/**
 * Sends an account a reset link, or sets its password, which leaves the browser as its SHA-256; says why it could not.
 * @param id of the account
 * Source: spec §5 and §8, users.
 */
export function useResetPassword(id: string) {
  const [sendReset] = useResetUserPasswordMutation();
  const [setPassword] = useSetUserPasswordMutation();
  const { isRunning, failure, run, forget } = useTask('Reset failed');
  const sendLink = (onDone: () => void) =>
    run(async () => {
      if (id === '') return MISSING_ID_TEXT;
      const { error } = await sendReset({ id, body: {} });
      if (!error) onDone();
      return error ? errorText(error, 'Reset failed') : null;
    });
  const force = (password: string, onDone: () => void) =>
    run(async () => {
      if (id === '') return MISSING_ID_TEXT;
      const { error } = await setPassword({ id, body: { newPassword: await sha256Hex(password) } });
      if (!error) onDone();
      return error ? errorText(error, 'Password update failed') : null;
    });
  return { sendLink, force, forget, isRunning, failure };
}
