import { callApi, errorText, readText } from '@vaglio/api-client';
import { getDeviceId } from '@vaglio/auth-session';
import type { ProviderAddress } from '@vaglio/contract';
import { i18n } from '../messages/i18n';
import { readOutcome, type LoginOutcome } from '../login';

const POST = { method: 'POST', refresh: false, token: null } as const;
const unexpected = () => i18n.t('Unexpected error');

/** Returns the provider's sign-in address, or an error text. Never throws. */
export async function beginAtProvider(): Promise<{ url: string } | { failure: string }> {
  try {
    const { status, data } = await callApi('/auth/oidc/start', { ...POST, body: {} });
    const url = readText<ProviderAddress>(data, 'url');
    if (status < 400 && url !== null && /^https?:/.test(url)) return { url };
    return { failure: errorText(data, unexpected()) };
  } catch {
    return { failure: unexpected() };
  }
}

/**
 * Links the signed-in account to the user who signed in with the provider.
 * @returns the error text, or null on success
 */
export async function linkHere(query: string): Promise<string | null> {
  try {
    const { status, data } = await callApi('/auth/oidc/link', { method: 'POST', body: { query } });
    return status < 400 ? null : errorText(data, unexpected());
  } catch {
    return unexpected();
  }
}

/**
 * Completes the sign-in with the query parameters from the provider. Never throws.
 * @param query query string of the current address
 */
export async function finishHere(query: string): Promise<LoginOutcome> {
  try {
    const body = { query, deviceId: getDeviceId() };
    return readOutcome(await callApi('/auth/oidc/finish', { ...POST, body }));
  } catch {
    return { kind: 'failed', text: unexpected() };
  }
}
