import type { UserRow } from '../accounts/account.queries';
import { emailKey } from '../../platform/text/email-key';
import { forbidden } from '../../platform/http/errors/errors';
import type { Settings } from '../../platform/config/settings';

type Ways = Pick<Settings, 'oidc'>;

/**
 * Returns whether a person may have and use a password. Everyone may, unless the operator restricts sign-ins to the
 * provider.
 */
export function mayUsePassword({ oidc }: Ways, email: string): boolean {
  return !oidc?.isOnly || oidc.passwordAccounts.includes(emailKey(email));
}

/** Returns whether a person has a password with which signing in is possible. */
export function hasPassword(settings: Ways, { email, password_hash }: UserRow): boolean {
  return password_hash !== null && mayUsePassword(settings, email);
}

/**
 * Refuses a person who may only sign in at the provider.
 * @throws Refusal 403
 */
export function refusePassword(settings: Ways, email: string): void {
  if (!mayUsePassword(settings, email))
    throw forbidden(`Passwords are not used here. Please sign in with ${settings.oidc?.name}.`);
}

/** Returns the sign-in methods for the login page, and whether signing out also ends the session at the provider. */
export function offeredSignIns({ oidc }: Ways) {
  const named = oidc?.passwordAccounts.length ? ('named' as const) : ('nobody' as const);
  return {
    signInWith: oidc?.name ?? null,
    passwordSignIn: oidc?.isOnly ? named : ('all' as const),
    signOutAtProvider: oidc?.signsOut ?? false,
  };
}
