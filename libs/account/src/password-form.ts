import { MIN_PASSWORD_LENGTH } from '@vaglio/access-control';
import { i18n } from './messages/i18n';

/** Problem of a form field. */
export interface Problem<Field extends string> {
  readonly field: Field;
  readonly text: string;
}

export const tooShortText = () => i18n.t('Use at least {count} characters.', { count: MIN_PASSWORD_LENGTH });
export const lengthHint = () => i18n.t('At least {count} characters', { count: MIN_PASSWORD_LENGTH });

export interface NewPassword {
  readonly next: string;
  readonly confirmation: string;
}

/**
 * Returns the first problem of a new password: it differs from the confirmation, or it has fewer than 8 characters.
 * @returns null if the password is valid
 * Source: spec §5, password change.
 */
export function checkNewPassword({ next, confirmation }: NewPassword): Problem<keyof NewPassword> | null {
  if (next !== confirmation)
    return { field: 'confirmation', text: i18n.t('New password and confirmation do not match.') };
  if (isTooShort(next)) return { field: 'next', text: tooShortText() };
  return null;
}

/** Returns true if a password has fewer than 8 characters. An emoji counts as one character. */
export function isTooShort(password: string): boolean {
  return [...password].length < MIN_PASSWORD_LENGTH;
}

export interface OwnPassword extends NewPassword {
  readonly current: string;
}

/** Form values of the password form in the profile. */
export type OwnPasswordForm = OwnPassword & { readonly revokesTokens: boolean };

/**
 * Returns the first problem of the password form in the profile. It checks for empty fields before the rules of
 * `checkNewPassword`.
 * Source: spec §5.
 */
export function checkOwnPassword(form: OwnPassword): Problem<keyof OwnPassword> | null {
  if (form.current === '' || form.next === '') {
    return {
      field: form.current === '' ? 'current' : 'next',
      text: i18n.t('Please fill current and new password.'),
    };
  }
  return checkNewPassword(form);
}
