import { errorText, sha256Hex } from '@vaglio/api-client';
import {
  useRegisterUserMutation,
  useSetUserPasswordMutation,
  useSetUserRoleMutation,
} from '../admin-users.api';
import { useTask, type Failure } from '../use-task';
import { readSentRole } from '../roles/role-entry';
import { hasNewPassword, toNewAccount, type UserForm } from './users-form';

/**
 * Creates an account, or gives one its role and, if one was typed, a new password; says why it could not.
 * Passwords leave the browser as their SHA-256.
 * Source: spec §5 and §8, users.
 */
export function useSaveUser(isNew: boolean) {
  const [register] = useRegisterUserMutation();
  const [setRole] = useSetUserRoleMutation();
  const [setPassword] = useSetUserPasswordMutation();
  const { isRunning, failure, run } = useTask(isNew ? 'Create failed.' : 'Update failed.');

  const create = async (form: UserForm): Promise<Failure> => {
    const account = { ...toNewAccount(form), role: readSentRole(form.role) };
    const { error } = await register({ body: { ...account, password: await sha256Hex(form.password) } });
    return error ? errorText(error, 'Create failed') : null;
  };
  const update = async (id: string, form: UserForm): Promise<Failure> => {
    // First what may not work in this browser, so that a save is not left half done.
    const newPassword = hasNewPassword(form) ? await sha256Hex(form.password) : null;
    const { error } = await setRole({ id, body: { role: readSentRole(form.role) } });
    if (error) return errorText(error, 'Role update failed');
    if (newPassword === null) return null;
    const password = await setPassword({ id, body: { newPassword } });
    return password.error ? errorText(password.error, 'Password update failed') : null;
  };
  const save = (form: UserForm, onSaved: () => void) =>
    run(async () => {
      const problem = await (form.userId === null ? create(form) : update(form.userId, form));
      if (problem === null) onSaved();
      return problem;
    });
  return { save, isSaving: isRunning, failure };
}
