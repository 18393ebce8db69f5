import type { User } from '@vaglio/contract';
import type { FormError } from '@vaglio/ui';
import { MISSING_ID_TEXT } from '../missing-id';
import { roleOf } from '../list/user-roles';
import { checkTyped, NO_PASSWORD, type TypedPassword } from '../password/password-form';

/** An account as it is typed. */
export interface UserForm extends TypedPassword {
  /** Null while it is being created. */
  readonly userId: string | null;
  readonly nickname: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The role as it is sent. */
  readonly role: string;
  /** Whether a new account may mark and edit startups. */
  readonly canWrite: boolean;
  /** How the person of a new account gets in. */
  readonly entry: Entry;
  /** Whether a new password of a known account revokes its API tokens. */
  readonly revokesTokens: boolean;
}

/** An invitation by mail or by a link that is handed over, or a password that the administrator sets. */
export type Entry = 'mail' | 'link' | 'password';

export type UserField = 'nickname' | 'email' | 'role' | keyof TypedPassword;

/** What POST /auth/register takes, but for the role and the password, which leaves only as a digest. */
export interface NewAccount {
  readonly email: string;
  readonly username: string;
  readonly name: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly scopes?: 'investments:write'[];
}

export const NEW_USER: UserForm = {
  userId: null,
  nickname: '',
  email: '',
  firstName: '',
  lastName: '',
  role: '',
  canWrite: false,
  entry: 'password',
  revokesTokens: true,
  ...NO_PASSWORD,
};

/** The form of a new account: an invitation where mail is configured, else a password that is set. */
export function newUserForm(invitesBy: 'mail' | 'link' | undefined): UserForm {
  return { ...NEW_USER, entry: invitesBy === 'mail' ? 'mail' : 'password' };
}

/** The form that edits an account: its password is blank, which means that it stays. */
export function toUserForm(user: User): UserForm {
  return {
    ...NEW_USER,
    userId: user.userId,
    nickname: user.username,
    email: user.email,
    role: roleOf(user),
  };
}

/**
 * First problem of the form, in the order of the specification: nickname, email, role; then, for a new account, the
 * password and its confirmation, and for a known one its id and the new password, if there is one.
 * @returns null when there is none
 * Source: spec §5, user dialog.
 */
export function checkUser(form: UserForm): FormError<UserField> | null {
  if (form.nickname.trim() === '') return { field: 'nickname', text: 'Nickname is required.' };
  if (form.email.trim() === '') return { field: 'email', text: 'Email is required.' };
  if (form.role === '') return { field: 'role', text: 'Please choose a role.' };
  if (form.userId === null && form.entry !== 'password') return null;
  if (form.userId === null)
    return form.password === '' ? { field: 'password', text: 'Password is required.' } : checkTyped(form);
  if (form.userId === '') return { field: null, text: MISSING_ID_TEXT };
  return hasNewPassword(form) ? checkTyped(form) : null;
}

/** Whether an edit sets a password too. */
export function hasNewPassword({ password, confirmation }: TypedPassword): boolean {
  return password !== '' || confirmation !== '';
}

/** The account of a form without problems; the nickname is its user name and, without other names, its name. */
export function toNewAccount({ nickname, email, firstName, lastName, canWrite, role }: UserForm): NewAccount {
  const [first_name, last_name] = [firstName.trim(), lastName.trim()];
  return {
    email: email.trim(),
    username: nickname.trim(),
    name: nickname.trim(),
    ...(first_name !== '' && { first_name }),
    ...(last_name !== '' && { last_name }),
    ...(canWrite && role !== 'admin' && { scopes: ['investments:write'] }),
  };
}
