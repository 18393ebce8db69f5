import { errorText } from '@vaglio/api-client';
import { useResetUserPasswordMutation, useSetUserPasswordMutation } from '../admin-users.api';
import { MISSING_ID_TEXT } from '../missing-id';
import { hashPassword } from './hash-password';

/**
 * Sends an account a reset link, or sets its password, which leaves the browser as its SHA-256.
 * @param id of the account
 * @returns two calls that resolve with why they failed, or null
 * Source: spec §5 and §8, users.
 */
export function useResetPassword(id: string) {
  const [sendReset] = useResetUserPasswordMutation();
  const [setPassword] = useSetUserPasswordMutation();
  const sendLink = async (): Promise<string | null> => {
    if (id === '') return MISSING_ID_TEXT;
    const { error } = await sendReset({ id, body: {} });
    return error ? errorText(error, 'Reset failed') : null;
  };
  const force = async (password: string): Promise<string | null> => {
    if (id === '') return MISSING_ID_TEXT;
    const hashed = await hashPassword(password, 'Reset failed');
    if ('failure' in hashed) return hashed.failure;
    const { error } = await setPassword({ id, body: { newPassword: hashed.digest } });
    return error ? errorText(error, 'Password update failed') : null;
  };
  return { sendLink, force };
}
