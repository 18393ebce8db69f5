import { MIN_PASSWORD_LENGTH } from '@vaglio/access-control';

/** What is wrong, and under which field it is said. */
export interface Problem<Field extends string> {
  readonly field: Field;
  readonly text: string;
}

const MISMATCH_TEXT = 'New password and confirmation do not match.';
export const TOO_SHORT_TEXT = `Use at least ${MIN_PASSWORD_LENGTH} characters.`;
export const LENGTH_HINT = `At least ${MIN_PASSWORD_LENGTH} characters`;

export interface NewPassword {
  readonly next: string;
  readonly confirmation: string;
}

/**
 * First problem of a new password and its confirmation: they match, and it has at least 8 characters.
 * @returns null when there is none
 * Source: spec §5, password change.
 */
export function checkNewPassword({ next, confirmation }: NewPassword): Problem<keyof NewPassword> | null {
  if (next !== confirmation) return { field: 'confirmation', text: MISMATCH_TEXT };
  if (isTooShort(next)) return { field: 'next', text: TOO_SHORT_TEXT };
  return null;
}

/** Whether a password has fewer than 8 characters; an emoji is one character. */
export function isTooShort(password: string): boolean {
  return [...password].length < MIN_PASSWORD_LENGTH;
}

export interface OwnPassword extends NewPassword {
  readonly current: string;
}

/** What the form of the profile holds. */
export type OwnPasswordForm = OwnPassword & { readonly revokesTokens: boolean };

/** As above, and the profile asks for the current password too. Source: spec §5. */
export function checkOwnPassword(form: OwnPassword): Problem<keyof OwnPassword> | null {
  if (form.current === '' || form.next === '') {
    return { field: form.current === '' ? 'current' : 'next', text: 'Please fill current and new password.' };
  }
  return checkNewPassword(form);
}
