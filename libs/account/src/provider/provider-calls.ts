import { callApi, errorText, readText } from '@vaglio/api-client';
import { getDeviceId } from '@vaglio/auth-session';
import type { ProviderAddress } from '@vaglio/contract';
import { readOutcome, type LoginOutcome } from '../login';

const POST = { method: 'POST', refresh: false, token: null } as const;
const UNEXPECTED = 'Unexpected error';

/** Where the browser goes to sign in at the provider, or why it cannot, in words. Never throws. */
export async function beginAtProvider(): Promise<{ url: string } | { failure: string }> {
  try {
    const { status, data } = await callApi('/auth/oidc/start', { ...POST, body: {} });
    const url = readText<ProviderAddress>(data, 'url');
    if (status < 400 && url !== null && /^https?:/.test(url)) return { url };
    return { failure: errorText(data, UNEXPECTED) };
  } catch {
    return { failure: UNEXPECTED };
  }
}

/** Connects the account of this session with the person who signed in at the provider. @returns why it failed, or null */
export async function linkHere(query: string): Promise<string | null> {
  try {
    const { status, data } = await callApi('/auth/oidc/link', { method: 'POST', body: { query } });
    return status < 400 ? null : errorText(data, UNEXPECTED);
  } catch {
    return UNEXPECTED;
  }
}

/** Ends the sign-in with what the provider wrote into the address. @param query of that address. Never throws */
export async function finishHere(query: string): Promise<LoginOutcome> {
  try {
    const body = { query, deviceId: getDeviceId() };
    return readOutcome(await callApi('/auth/oidc/finish', { ...POST, body }));
  } catch {
    return { kind: 'failed', text: UNEXPECTED };
  }
}
