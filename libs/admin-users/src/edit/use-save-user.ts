import { hashPassword, ifMatch, keepTokens, outcomeOf } from '@vaglio/api-client';
import { invitedShape, type User, userShape, type Outcome } from '@vaglio/contract';
import {
  useInviteUserMutation,
  useRegisterUserMutation,
  useSetUserPasswordMutation,
  useSetUserRoleMutation,
} from '../hooks.gen';
import { readSentRole } from '../roles/assignable-roles';
import { hasNewPassword, toNewAccount, type UserForm } from './users-form';

/**
 * Creates an account, or updates the role and, if typed, the password of an existing account. If the server versions
 * accounts, the role is sent only if it was changed. A role that another user has set is therefore not overwritten.
 * @param openedRole role when the form was opened
 * @param onLink receives an invitation link that the server does not send by mail
 * @returns function that saves a valid form
 * Source: spec §5 and §8, users.
 */
export function useSaveUser(openedRole: string, onLink: (link: string) => void = () => undefined) {
  const [invite] = useInviteUserMutation();
  const [register] = useRegisterUserMutation();
  const [setRole] = useSetUserRoleMutation();
  const [setPassword] = useSetUserPasswordMutation();

  const inviteNew = async (form: UserForm, by: 'mail' | 'link'): Promise<Outcome<User>> => {
    const body = { ...toNewAccount(form), role: readSentRole(form.role), by };
    const invited = outcomeOf(await invite({ body }), invitedShape, 'Create failed');
    if (invited.kind === 'failed') return invited;
    const row = invited.kind === 'done' ? invited.row : invited.conflict.current;
    if (row?.link) onLink(row.link);
    return { kind: 'done', row: row?.user ?? null };
  };
  const create = async (form: UserForm): Promise<Outcome<User>> => {
    const hashed = await hashPassword(form.password, 'Create failed.');
    if ('failure' in hashed) return { kind: 'failed', text: hashed.failure };
    const account = { ...toNewAccount(form), role: readSentRole(form.role), password: hashed.digest };
    return outcomeOf(await register({ body: account }), userShape, 'Create failed');
  };
  const changeRole = async (id: string, { role }: UserForm, seen: User | null): Promise<Outcome<User>> => {
    if (seen?.version !== undefined && role === openedRole) return { kind: 'done', row: seen };
    const changed = await setRole({ id, ...ifMatch(seen?.version), body: { role: readSentRole(role) } });
    return outcomeOf(changed, userShape, 'Role update failed');
  };
  const update = async (id: string, form: UserForm, seen: User | null): Promise<Outcome<User>> => {
    // The password is hashed before any request, because hashing may fail in this browser. Otherwise only a part of the
    // form could be saved.
    const hashed = hasNewPassword(form) ? await hashPassword(form.password, 'Update failed.') : null;
    if (hashed && 'failure' in hashed) return { kind: 'failed', text: hashed.failure };
    const role = await changeRole(id, form, seen);
    if (role.kind !== 'done' || hashed === null) return role;
    const body = { newPassword: hashed.digest, ...keepTokens(form.revokesTokens) };
    const password = await setPassword({ id, ...ifMatch(role.row?.version), body });
    return outcomeOf(password, userShape, 'Password update failed');
  };
  return (form: UserForm, seen: User | null): Promise<Outcome<User>> =>
    form.userId !== null
      ? update(form.userId, form, seen)
      : form.entry === 'password'
        ? create(form)
        : inviteNew(form, form.entry);
}
