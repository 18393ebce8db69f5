import { MIN_PASSWORD_LENGTH } from '@vaglio/access-control';
import type { FormError } from '@vaglio/ui';

/** Password typed by an administrator, with its confirmation. */
export interface TypedPassword {
  readonly password: string;
  readonly confirmation: string;
}

export const NO_PASSWORD: TypedPassword = { password: '', confirmation: '' };
export const LENGTH_HINT = `At least ${MIN_PASSWORD_LENGTH} characters`;

/**
 * Checks that a password equals its confirmation and has at least 8 characters (an emoji counts as one). The server
 * cannot check the length, because it receives only a hash.
 * @returns null if the password is valid
 * Source: spec §5 and §9.
 */
export function checkTyped({ password, confirmation }: TypedPassword): FormError<keyof TypedPassword> | null {
  if (password !== confirmation) return { field: 'confirmation', text: 'Passwords do not match.' };
  if ([...password].length < MIN_PASSWORD_LENGTH)
    return { field: 'password', text: `Use at least ${MIN_PASSWORD_LENGTH} characters.` };
  return null;
}

/**
 * Returns the first problem of a password that is set directly. It checks for empty fields before the rules of
 * `checkTyped`. Source: spec §5, force reset.
 */
export function checkForced(typed: TypedPassword): FormError<keyof TypedPassword> | null {
  if (typed.password === '' || typed.confirmation === '') {
    return {
      field: typed.password === '' ? 'password' : 'confirmation',
      text: 'Please enter and confirm the new password.',
    };
  }
  return checkTyped(typed);
}

/** Form values of the reset dialog. */
export interface ResetForm extends TypedPassword {
  readonly mode: 'link' | 'force';
  readonly revokesTokens: boolean;
}

export const NO_RESET: ResetForm = { mode: 'link', ...NO_PASSWORD, revokesTokens: true };

/** Returns the first problem of the reset form. In the mode 'link' there are no problems. */
export function checkReset(form: ResetForm): FormError<keyof TypedPassword> | null {
  return form.mode === 'link' ? null : checkForced(form);
}

/** Returns true if the reset form contains no unsaved password. */
export function isSameReset(form: ResetForm): boolean {
  return form.mode === 'link' || (form.password === '' && form.confirmation === '');
}
