import { i18n } from './messages/i18n';
import { isTooShort, tooShortText, type Problem } from './password-form';

export interface LoginForm {
  readonly email: string;
  readonly password: string;
}

export const EMPTY_LOGIN: LoginForm = { email: '', password: '' };
export const noEmailText = () => i18n.t('Please enter your email.');

const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+$/;

/**
 * Returns the first problem of the login form: a missing or invalid email, or a password that is missing or has fewer
 * than 8 characters. It replaces the browser's validation.
 * @returns null if the form is valid
 * Source: spec §5, login.
 */
export function checkLogin({ email, password }: LoginForm): Problem<keyof LoginForm> | null {
  if (email.trim() === '') return { field: 'email', text: noEmailText() };
  if (!LOOKS_LIKE_EMAIL.test(email.trim()))
    return { field: 'email', text: i18n.t('Please enter a whole email address.') };
  if (password === '') return { field: 'password', text: i18n.t('Please enter your password.') };
  if (isTooShort(password)) return { field: 'password', text: tooShortText() };
  return null;
}
