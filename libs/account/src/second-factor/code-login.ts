import { callApi, errorText, readText, type ApiAnswer } from '@vaglio/api-client';
import { getDeviceId } from '@vaglio/auth-session';
import { type LoginAnswer, type NewSecondFactor, property } from '@vaglio/contract';
import { readOutcome, type SignedIn } from '../login';

/** A new app as it is set up: its key as text and as what a QR code holds. */
export type NewApp = Readonly<NewSecondFactor>;

/** A second step went well, with recovery codes where a factor was set up. */
export interface StepDone {
  readonly kind: 'done';
  readonly signedIn: SignedIn;
  readonly recoveryCodes: readonly string[];
}

/** It went well, or not, in words. */
export type StepOutcome = StepDone | { readonly kind: 'failed'; readonly text: string };

/** The outcome of an answer that ends the second step. @param fallback the words of a failure that has none */
export function stepOutcome(answer: ApiAnswer, fallback?: string): StepOutcome {
  const outcome = readOutcome(answer, fallback);
  if (outcome.kind === 'failed') return outcome;
  if (outcome.kind === 'step') return FAILED;
  return { kind: 'done', signedIn: outcome, recoveryCodes: textsIn(answer.data, 'recoveryCodes') };
}

const FAILED = { kind: 'failed', text: 'Unexpected error' } as const;

/** Gives the code of the second step. Never throws. */
export async function loginByCode(stepToken: string, code: string): Promise<StepOutcome> {
  try {
    const body = { stepToken, code: code.trim(), deviceId: getDeviceId() };
    return stepOutcome(await post('/auth/login/code', body));
  } catch {
    return FAILED;
  }
}

/** Asks for the key of a new app. @returns it, or why there is none, in words. Never throws */
export async function beginApp(stepToken: string): Promise<NewApp | string> {
  try {
    const { status, data } = await post('/auth/login/second-factor', { stepToken });
    const key = readText<NewSecondFactor>(data, 'key');
    const uri = readText<NewSecondFactor>(data, 'uri');
    return status < 400 && key && uri ? { key, uri } : errorText(data, FAILED.text);
  } catch {
    return FAILED.text;
  }
}

function post(path: string, body: object): Promise<ApiAnswer> {
  return callApi(path, { method: 'POST', body, refresh: false, token: null });
}

/** The texts of a list in an answer; none where there is no list. */
export function textsIn(data: unknown, field: keyof LoginAnswer): readonly string[] {
  const list = property(data, field);
  return Array.isArray(list) ? list.filter((text) => typeof text === 'string') : [];
}

const POSSIBLE: keyof LoginAnswer = 'passkeyPossible';

/** Whether a passkey can be set up where the answer of a sign-in came from. */
export function isPasskeyPossible(answer: unknown): boolean {
  return property(answer, POSSIBLE) === true;
}
