import { isTooShort, TOO_SHORT_TEXT, type Problem } from './password-form';

export interface LoginForm {
  readonly email: string;
  readonly password: string;
}

export const EMPTY_LOGIN: LoginForm = { email: '', password: '' };
export const NO_EMAIL_TEXT = 'Please enter your email.';

const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+$/;

/**
 * First problem of the login form: email required and of type email, password required, minimum 8.
 * The browser's own validation is skipped; these words stand under the field.
 * @returns null when there is none
 * Source: spec §5, login.
 */
export function checkLogin({ email, password }: LoginForm): Problem<keyof LoginForm> | null {
  if (email.trim() === '') return { field: 'email', text: NO_EMAIL_TEXT };
  if (!LOOKS_LIKE_EMAIL.test(email.trim()))
    return { field: 'email', text: 'Please enter a whole email address.' };
  if (password === '') return { field: 'password', text: 'Please enter your password.' };
  if (isTooShort(password)) return { field: 'password', text: TOO_SHORT_TEXT };
  return null;
}
