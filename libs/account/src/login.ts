import {
  callApi,
  errorText,
  MISSING_WEB_CRYPTO_TEXT,
  readText,
  withPassword,
  type ApiAnswer,
} from '@vaglio/api-client';
import { getDeviceId } from '@vaglio/auth-session';
import { type LoginAnswer, property } from '@vaglio/contract';
import { i18n } from './messages/i18n';
import type { LoginForm } from './login-form';

/** Result of a login: a session, or a required password change. */
export type SignedIn = { readonly kind: 'token'; readonly token: string } | PasswordChange;

/** Password change that is required before the first session. */
interface PasswordChange {
  readonly kind: 'change';
  readonly tmpToken: string;
  /** Number of the user's valid API tokens, or undefined if the server does not count them. */
  readonly apiTokens?: number;
}

/**
 * Second step after a correct password: a code, a passkey, or the setup of an app. The step token identifies this
 * sign-in.
 */
export interface SecondStep {
  readonly kind: 'step';
  readonly step: 'code' | 'setup';
  /** Entire response. The lazily loaded second step reads further fields from it. */
  readonly answer: unknown;
  readonly stepToken: string;
}

/** Result of a login attempt. A failed login has an error text. */
export type LoginOutcome = SignedIn | SecondStep | { readonly kind: 'failed'; readonly text: string };

/**
 * Sends a login request with the hashed password. Never throws.
 * Source: spec §4, §5, §7 and §8, login.
 */
export async function login({ email, password }: LoginForm): Promise<LoginOutcome> {
  try {
    const send = (digest: string) => {
      const body = { email: email.trim(), password: digest, deviceId: getDeviceId() };
      return callApi('/auth/login', { method: 'POST', body, refresh: false, token: null });
    };
    return readOutcome(await withPassword(password, send, ({ status }) => status === 401));
  } catch (failure) {
    return { kind: 'failed', text: failureText(failure) };
  }
}

/**
 * Converts a response to a login result.
 * @param fallback error text for a failure if the response contains no message
 */
export function readOutcome({ status, data }: ApiAnswer, fallback = i18n.t('Login failed')): LoginOutcome {
  const refused = status >= 400 || readText(data, 'error') !== null;
  const tmpToken = readText<LoginAnswer>(data, 'tmpToken');
  const token = readText<LoginAnswer>(data, 'token');
  if (!refused && property(data, MUST_CHANGE) && tmpToken) {
    const apiTokens = property(data, COUNT);
    return { kind: 'change', tmpToken, ...(typeof apiTokens === 'number' && { apiTokens }) };
  }
  if (!refused && token) return { kind: 'token', token };
  const step = readText<LoginAnswer>(data, 'requireSecondFactor');
  const stepToken = readText<LoginAnswer>(data, 'stepToken');
  if (!refused && (step === 'code' || step === 'setup') && stepToken)
    return { kind: 'step', step, stepToken, answer: data };
  return { kind: 'failed', text: errorText(data, fallback) };
}

const MUST_CHANGE: keyof LoginAnswer = 'requirePasswordChange';
const COUNT: keyof LoginAnswer = 'api_tokens';

function failureText(failure: unknown): string {
  const isMissingCrypto = failure instanceof Error && failure.message === MISSING_WEB_CRYPTO_TEXT;
  return isMissingCrypto ? MISSING_WEB_CRYPTO_TEXT : i18n.t('Unexpected error');
}
