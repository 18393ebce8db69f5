import {
  callApi,
  errorText,
  MISSING_WEB_CRYPTO_TEXT,
  property,
  readText,
  sha256Hex,
} from '@vaglio/api-client';
import { getDeviceId } from '@vaglio/auth-session';
import type { LoginAnswer } from './endpoints.gen';
import type { LoginForm } from './login-form';

/** How a login went: signed in, a change of password comes first, or the words of the failure. */
export type LoginOutcome =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'change'; readonly tmpToken: string }
  | { readonly kind: 'failed'; readonly text: string };

/**
 * Asks the server to sign somebody in; the password leaves the browser as a digest. Never throws.
 * Source: spec §4, §5, §7 and §8, login.
 */
export async function login({ email, password }: LoginForm): Promise<LoginOutcome> {
  try {
    const body = { email: email.trim(), password: await sha256Hex(password), deviceId: getDeviceId() };
    return readOutcome(await callApi('/auth/login', { method: 'POST', body, refresh: false, token: null }));
  } catch (failure) {
    return { kind: 'failed', text: failureText(failure) };
  }
}

function readOutcome({ status, data }: { readonly status: number; readonly data: unknown }): LoginOutcome {
  const refused = status >= 400 || readText(data, 'error') !== null;
  const tmpToken = readText<LoginAnswer>(data, 'tmpToken');
  const token = readText<LoginAnswer>(data, 'token');
  if (!refused && property(data, MUST_CHANGE) && tmpToken) return { kind: 'change', tmpToken };
  if (!refused && token) return { kind: 'token', token };
  return { kind: 'failed', text: errorText(data, 'Login failed') };
}

const MUST_CHANGE: keyof LoginAnswer = 'requirePasswordChange';

function failureText(failure: unknown): string {
  const isMissingCrypto = failure instanceof Error && failure.message === MISSING_WEB_CRYPTO_TEXT;
  return isMissingCrypto ? MISSING_WEB_CRYPTO_TEXT : 'Unexpected error';
}
