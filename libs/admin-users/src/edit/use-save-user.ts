import { errorText } from '@vaglio/api-client';
import {
  useRegisterUserMutation,
  useSetUserPasswordMutation,
  useSetUserRoleMutation,
} from '../admin-users.api';
import { hashPassword } from '../password/hash-password';
import { readSentRole } from '../roles/assignable-roles';
import { hasNewPassword, toNewAccount, type UserForm } from './users-form';

/**
 * Creates an account, or gives one its role and, if one was typed, a new password.
 * @returns what saves a form without problems and resolves with why it could not; null once it is saved
 * Source: spec §5 and §8, users.
 */
export function useSaveUser(onSaved: (form: UserForm) => void) {
  const [register] = useRegisterUserMutation();
  const [setRole] = useSetUserRoleMutation();
  const [setPassword] = useSetUserPasswordMutation();

  const create = async (form: UserForm): Promise<string | null> => {
    const hashed = await hashPassword(form.password, 'Create failed.');
    if ('failure' in hashed) return hashed.failure;
    const account = { ...toNewAccount(form), role: readSentRole(form.role), password: hashed.digest };
    const { error } = await register({ body: account });
    return error ? errorText(error, 'Create failed') : null;
  };
  const update = async (id: string, form: UserForm): Promise<string | null> => {
    // First what may not work in this browser, so that a save is not left half done.
    const hashed = hasNewPassword(form) ? await hashPassword(form.password, 'Update failed.') : null;
    if (hashed && 'failure' in hashed) return hashed.failure;
    const { error } = await setRole({ id, body: { role: readSentRole(form.role) } });
    if (error) return errorText(error, 'Role update failed');
    if (hashed === null) return null;
    const password = await setPassword({ id, body: { newPassword: hashed.digest } });
    return password.error ? errorText(password.error, 'Password update failed') : null;
  };
  return async (form: UserForm): Promise<string | null> => {
    const failure = await (form.userId === null ? create(form) : update(form.userId, form));
    if (failure === null) onSaved(form);
    return failure;
  };
}
