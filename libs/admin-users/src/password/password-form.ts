import { MIN_PASSWORD_LENGTH } from '@vaglio/access-control';
import type { FormError } from '@vaglio/ui';

/** A password that an admin sets, as it is typed twice. */
export interface TypedPassword {
  readonly password: string;
  readonly confirmation: string;
}

export const NO_PASSWORD: TypedPassword = { password: '', confirmation: '' };
export const LENGTH_HINT = `At least ${MIN_PASSWORD_LENGTH} characters`;

/**
 * Whether both texts are the same and long enough: 8 characters, of which an emoji is one. The server sees a digest and
 * cannot count.
 * @returns null when there is no problem
 * Source: spec §5 and §9.
 */
export function checkTyped({ password, confirmation }: TypedPassword): FormError<keyof TypedPassword> | null {
  if (password !== confirmation) return { field: 'confirmation', text: 'Passwords do not match.' };
  if ([...password].length < MIN_PASSWORD_LENGTH)
    return { field: 'password', text: `Use at least ${MIN_PASSWORD_LENGTH} characters.` };
  return null;
}

/** First problem of a password that is set directly: both fields filled, then as above. Source: spec §5, force reset. */
export function checkForced(typed: TypedPassword): FormError<keyof TypedPassword> | null {
  if (typed.password === '' || typed.confirmation === '') {
    return {
      field: typed.password === '' ? 'password' : 'confirmation',
      text: 'Please enter and confirm the new password.',
    };
  }
  return checkTyped(typed);
}

/** The reset dialog: a link is sent, or a password set directly. */
export interface ResetForm extends TypedPassword {
  readonly mode: 'link' | 'force';
  readonly revokesTokens: boolean;
}

export const NO_RESET: ResetForm = { mode: 'link', ...NO_PASSWORD, revokesTokens: true };

/** First problem of the mode: a link has none. */
export function checkReset(form: ResetForm): FormError<keyof TypedPassword> | null {
  return form.mode === 'link' ? null : checkForced(form);
}

/** Whether nothing would be lost: a password counts only where it would be set. */
export function isSameReset(form: ResetForm): boolean {
  return form.mode === 'link' || (form.password === '' && form.confirmation === '');
}
