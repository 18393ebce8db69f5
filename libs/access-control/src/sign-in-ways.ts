/** Sign-in methods of a session. */
export const SIGN_IN_WAYS = ['password', 'password_code', 'passkey', 'oidc'] as const;

export type SignInWay = (typeof SIGN_IN_WAYS)[number];

const LABELS: Readonly<Record<SignInWay, string>> = {
  password: 'with a password',
  password_code: 'with a password and a second factor',
  passkey: 'with a passkey',
  oidc: 'at the sign-in provider',
};

/** Returns the text that follows 'Signed in', such as 'with a password'. For an unknown method, it returns null. */
export function signInWayText(way: SignInWay | undefined): string | null {
  return way === undefined ? null : (LABELS[way] ?? null);
}
