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
import type { LoginForm } from './login-form';

/** The end of a login: signed in, or a change of password comes first. */
export type SignedIn = { readonly kind: 'token'; readonly token: string } | PasswordChange;

/** A new password must be chosen first. */
interface PasswordChange {
  readonly kind: 'change';
  readonly tmpToken: string;
  /** Own valid API tokens; left out by a server that does not count them. */
  readonly apiTokens?: number;
}

/** A code or a passkey is asked for, or an app is set up first; the token begins that. */
export interface SecondStep {
  readonly kind: 'step';
  readonly step: 'code' | 'setup';
  /** All that was answered: the page of the second step, which is loaded when it is needed, reads the rest of it. */
  readonly answer: unknown;
  readonly stepToken: string;
}

/** How a login went, in words where it failed. */
export type LoginOutcome = SignedIn | SecondStep | { readonly kind: 'failed'; readonly text: string };

/**
 * Asks the server to sign somebody in; the password leaves the browser as a digest. Never throws.
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

/** The outcome of an answer. @param fallback the words of a failure that has none */
export function readOutcome({ status, data }: ApiAnswer, fallback = 'Login failed'): LoginOutcome {
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
  return isMissingCrypto ? MISSING_WEB_CRYPTO_TEXT : 'Unexpected error';
}
