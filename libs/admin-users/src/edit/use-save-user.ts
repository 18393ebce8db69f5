import { hashPassword, ifMatch, keepTokens, outcomeOf } from '@vaglio/api-client';
import { invitedShape, type User, userShape } from '@vaglio/contract';
import type { Outcome } from '@vaglio/ui';
import {
  useInviteUserMutation,
  useRegisterUserMutation,
  useSetUserPasswordMutation,
  useSetUserRoleMutation,
} from '../hooks.gen';
import { readSentRole } from '../roles/assignable-roles';
import { hasNewPassword, toNewAccount, type UserForm } from './users-form';

/**
 * Creates an account, or gives the one that the person saw its role and, if one was typed, a new password. A server that
 * counts changes is sent a role only where the person chose another one, so that a role given meanwhile stays.
 * @param openedRole the role with which the form was opened
 * @param onLink receives the link of an invitation that is not mailed
 * @returns what saves a form without problems
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
    // First what may not work in this browser, so that a save is not left half done.
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
