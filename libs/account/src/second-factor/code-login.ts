import { callApi, errorText, readText, type ApiAnswer } from '@vaglio/api-client';
import { getDeviceId } from '@vaglio/auth-session';
import { type LoginAnswer, type NewSecondFactor, property } from '@vaglio/contract';
import { i18n } from '../messages/i18n';
import { readOutcome, type SignedIn } from '../login';

/** Key of a new authenticator app, as text and as the URI in the QR code. */
export type NewApp = Readonly<NewSecondFactor>;

/** Successful second step. It contains recovery codes if a factor was set up. */
export interface StepDone {
  readonly kind: 'done';
  readonly signedIn: SignedIn;
  readonly recoveryCodes: readonly string[];
}

/** Result of a second step. A failed step has an error text. */
export type StepOutcome = StepDone | { readonly kind: 'failed'; readonly text: string };

/**
 * Converts a response to the result of a second step.
 * @param fallback error text for a failure if the response contains no message
 */
export function stepOutcome(answer: ApiAnswer, fallback?: string): StepOutcome {
  const outcome = readOutcome(answer, fallback);
  if (outcome.kind === 'failed') return outcome;
  if (outcome.kind === 'step') return unexpected();
  return { kind: 'done', signedIn: outcome, recoveryCodes: textsIn(answer.data, 'recoveryCodes') };
}

const unexpected = () => ({ kind: 'failed', text: i18n.t('Unexpected error') }) as const;

/** Sends the code of the second step. Never throws. */
export async function loginByCode(stepToken: string, code: string): Promise<StepOutcome> {
  try {
    const body = { stepToken, code: code.trim(), deviceId: getDeviceId() };
    return stepOutcome(await post('/auth/login/code', body));
  } catch {
    return unexpected();
  }
}

/**
 * Requests the key of a new authenticator app.
 * @returns the key, or an error text. Never throws.
 */
export async function beginApp(stepToken: string): Promise<NewApp | string> {
  try {
    const { status, data } = await post('/auth/login/second-factor', { stepToken });
    const key = readText<NewSecondFactor>(data, 'key');
    const uri = readText<NewSecondFactor>(data, 'uri');
    return status < 400 && key && uri ? { key, uri } : errorText(data, unexpected().text);
  } catch {
    return unexpected().text;
  }
}

function post(path: string, body: object): Promise<ApiAnswer> {
  return callApi(path, { method: 'POST', body, refresh: false, token: null });
}

/** Returns the strings of a list field in a response, or [] if the field is not a list. */
export function textsIn(data: unknown, field: keyof LoginAnswer): readonly string[] {
  const list = property(data, field);
  return Array.isArray(list) ? list.filter((text) => typeof text === 'string') : [];
}

const POSSIBLE: keyof LoginAnswer = 'passkeyPossible';

/** Returns true if the sign-in response allows the setup of a passkey. */
export function isPasskeyPossible(answer: unknown): boolean {
  return property(answer, POSSIBLE) === true;
}
