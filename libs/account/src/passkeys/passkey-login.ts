import { callApi, errorText, type ApiAnswer } from '@vaglio/api-client';
import { getDeviceId } from '@vaglio/auth-session';
import { newPasskeyShape, passkeyRequestShape } from '@vaglio/contract';
import { i18n } from '../messages/i18n';
import { stepOutcome, type StepOutcome } from '../second-factor/code-login';

const unexpected = () => i18n.t('Unexpected error');

/**
 * Signs in with a passkey, alone or as the second step. Never throws.
 * @param stepToken token of the sign-in after a correct password; null if the passkey is the only factor
 */
export async function loginByPasskey(stepToken: string | null): Promise<StepOutcome> {
  const step = stepToken === null ? {} : { stepToken };
  try {
    const { status, data } = await post('/auth/login/passkey/start', step);
    const asked = status < 400 ? passkeyRequestShape(data) : undefined;
    if (!asked) return failed(errorText(data, unexpected()));
    if (stepToken !== null && asked.passkeys.length === 0)
      return failed(i18n.t('Your passkeys were made for another address. Please use a recovery code.'));
    // The passkey library is loaded only when a user presses the button.
    const { signWithPasskey } = await import('./browser-passkeys');
    const signed = await signWithPasskey(asked);
    if (typeof signed === 'string') return failed(signed);
    const body = { ...signed, ...step, deviceId: getDeviceId() };
    return stepOutcome(await post('/auth/login/passkey', body), unexpected());
  } catch {
    return failed(unexpected());
  }
}

/** Creates a passkey for a user whose role requires a second factor, and completes the sign-in. Never throws. */
export async function setUpPasskey(stepToken: string): Promise<StepOutcome> {
  try {
    const { status, data } = await post('/auth/login/passkey/new/start', { stepToken });
    const asked = status < 400 ? newPasskeyShape(data) : undefined;
    if (!asked) return failed(errorText(data, unexpected()));
    const { makePasskey } = await import('./browser-passkeys');
    const made = await makePasskey(asked);
    if (typeof made === 'string') return failed(made);
    const body = { ...made, stepToken, deviceId: getDeviceId() };
    return stepOutcome(await post('/auth/login/passkey/new', body), unexpected());
  } catch {
    return failed(unexpected());
  }
}

const failed = (text: string) => ({ kind: 'failed', text }) as const;

function post(path: string, body: object): Promise<ApiAnswer> {
  return callApi(path, { method: 'POST', body, refresh: false, token: null });
}
