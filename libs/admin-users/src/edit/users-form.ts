import type { User } from '@vaglio/contract';
import type { FormError } from '@vaglio/ui';
import { MISSING_ID_TEXT } from '../missing-id';
import { roleOf } from '../list/user-roles';
import { checkTyped, NO_PASSWORD, type TypedPassword } from '../password/password-form';

/** Form values of an account. */
export interface UserForm extends TypedPassword {
  /** Id of an existing account, or null for a new account. */
  readonly userId: string | null;
  readonly nickname: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Role as sent to the server. */
  readonly role: string;
  /** True if a new account may flag and edit startups. */
  readonly canWrite: boolean;
  /** First sign-in of a new account. */
  readonly entry: Entry;
  /** True if a new password revokes the API tokens of an existing account. */
  readonly revokesTokens: boolean;
}

/** First sign-in of an account: an invitation by mail, an invitation link, or a password set by the administrator. */
export type Entry = 'mail' | 'link' | 'password';

export type UserField = 'nickname' | 'email' | 'role' | keyof TypedPassword;

/** Body of POST /auth/register without the role and the password. The password is sent only as a hash. */
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

/**
 * Returns the form values of a new account. If mail is configured, they suggest an invitation, otherwise a password.
 */
export function newUserForm(invitesBy: 'mail' | 'link' | undefined): UserForm {
  return { ...NEW_USER, entry: invitesBy === 'mail' ? 'mail' : 'password' };
}

/** Returns the form values of an existing account. A blank password keeps the current password. */
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
 * Returns the first problem of the account form. For a new account, it checks nickname, email, role, password and
 * confirmation. For an existing account, it checks the id and an optional new password.
 * @returns null if the form is valid
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

/** Returns true if the form sets a new password. */
export function hasNewPassword({ password, confirmation }: TypedPassword): boolean {
  return password !== '' || confirmation !== '';
}

/**
 * Converts a valid form to a new account. The nickname becomes the user name. If no other names are typed, it also
 * becomes the name.
 */
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
