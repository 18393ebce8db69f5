import { storeToken } from '@vaglio/auth-session';

const HOUR_SECONDS = 3600;

/**
 * Returns an unsigned token. By default, it has the role user and is valid for an hour. `claims` overrides its payload.
 */
export function aToken(claims: Readonly<Record<string, unknown>> = {}): string {
  const payload = { exp: Math.floor(Date.now() / 1000) + HOUR_SECONDS, sub: '7', role: 'user', ...claims };
  return ['e30', toBase64Url(JSON.stringify(payload)), 'signature'].join('.');
}

/** Returns an unsigned token that expired an hour ago. */
export function anExpiredToken(claims: Readonly<Record<string, unknown>> = {}): string {
  return aToken({ exp: Math.floor(Date.now() / 1000) - HOUR_SECONDS, ...claims });
}

/** Signs a user in by storing an unsigned token, which it returns. */
export function signIn(claims: Readonly<Record<string, unknown>> = {}): string {
  const token = aToken(claims);
  storeToken(token);
  return token;
}

function toBase64Url(text: string): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(binary)
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/={1,2}$/, '');
}
