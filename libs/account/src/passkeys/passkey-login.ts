import { callApi, errorText, type ApiAnswer } from '@vaglio/api-client';
import { getDeviceId } from '@vaglio/auth-session';
import { newPasskeyShape, passkeyRequestShape } from '@vaglio/contract';
import { stepOutcome, type StepOutcome } from '../second-factor/code-login';

const UNEXPECTED = 'Unexpected error';

/**
 * Signs in with a passkey, or ends a sign-in with one. Never throws.
 * @param stepToken of a sign-in whose password was right; null without one
 */
export async function loginByPasskey(stepToken: string | null): Promise<StepOutcome> {
  const step = stepToken === null ? {} : { stepToken };
  try {
    const { status, data } = await post('/auth/login/passkey/start', step);
    const asked = status < 400 ? passkeyRequestShape(data) : undefined;
    if (!asked) return failed(errorText(data, UNEXPECTED));
    if (stepToken !== null && asked.passkeys.length === 0)
      return failed('Your passkeys were made for another address. Please use a recovery code.');
    // It is loaded when the button is pressed.
    const { signWithPasskey } = await import('./browser-passkeys');
    const signed = await signWithPasskey(asked);
    if (typeof signed === 'string') return failed(signed);
    const body = { ...signed, ...step, deviceId: getDeviceId() };
    return stepOutcome(await post('/auth/login/passkey', body), UNEXPECTED);
  } catch {
    return failed(UNEXPECTED);
  }
}

/** Makes a passkey for a person whose role asks for a second factor, which ends their sign-in. Never throws. */
export async function setUpPasskey(stepToken: string): Promise<StepOutcome> {
  try {
    const { status, data } = await post('/auth/login/passkey/new/start', { stepToken });
    const asked = status < 400 ? newPasskeyShape(data) : undefined;
    if (!asked) return failed(errorText(data, UNEXPECTED));
    const { makePasskey } = await import('./browser-passkeys');
    const made = await makePasskey(asked);
    if (typeof made === 'string') return failed(made);
    const body = { ...made, stepToken, deviceId: getDeviceId() };
    return stepOutcome(await post('/auth/login/passkey/new', body), UNEXPECTED);
  } catch {
    return failed(UNEXPECTED);
  }
}

const failed = (text: string) => ({ kind: 'failed', text }) as const;

function post(path: string, body: object): Promise<ApiAnswer> {
  return callApi(path, { method: 'POST', body, refresh: false, token: null });
}
