import { MIN_PASSWORD_LENGTH } from '@vaglio/access-control';
import type { Problem } from '../form-problem';

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
export function checkTyped({ password, confirmation }: TypedPassword): Problem<keyof TypedPassword> | null {
  if (password !== confirmation) return { field: 'confirmation', text: 'Passwords do not match.' };
  if ([...password].length < MIN_PASSWORD_LENGTH)
    return { field: 'password', text: `Use at least ${MIN_PASSWORD_LENGTH} characters.` };
  return null;
}

/** First problem of a password that is set directly: both fields filled, then as above. Source: spec §5, force reset. */
export function checkForced(typed: TypedPassword): Problem<keyof TypedPassword> | null {
  if (typed.password === '' || typed.confirmation === '') {
    return {
      field: typed.password === '' ? 'password' : 'confirmation',
      text: 'Please enter and confirm the new password.',
    };
  }
  return checkTyped(typed);
}
