import type { UserRow } from '../accounts/account.queries';
import { emailKey } from '../../platform/text/email-key';
import { forbidden } from '../../platform/http/errors/errors';
import type { Settings } from '../../platform/config/settings';

type Ways = Pick<Settings, 'oidc'>;

/** Whether a person may have and use a password: everybody, unless the operator leaves sign-ins to the provider. */
export function mayUsePassword({ oidc }: Ways, email: string): boolean {
  return !oidc?.isOnly || oidc.passwordAccounts.includes(emailKey(email));
}

/** Whether a person has a password that signs in. */
export function hasPassword(settings: Ways, { email, password_hash }: UserRow): boolean {
  return password_hash !== null && mayUsePassword(settings, email);
}

/** @throws Refusal 403 for a person who signs in at the provider only */
export function refusePassword(settings: Ways, email: string): void {
  if (!mayUsePassword(settings, email))
    throw forbidden(`Passwords are not used here. Please sign in with ${settings.oidc?.name}.`);
}

/** What the login page offers, and whether who came from the provider is signed out there too. */
export function offeredSignIns({ oidc }: Ways) {
  const named = oidc?.passwordAccounts.length ? ('named' as const) : ('nobody' as const);
  return {
    signInWith: oidc?.name ?? null,
    passwordSignIn: oidc?.isOnly ? named : ('all' as const),
    signOutAtProvider: oidc?.signsOut ?? false,
  };
}
