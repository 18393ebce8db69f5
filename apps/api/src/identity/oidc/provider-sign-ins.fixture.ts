import type { LightMyRequestResponse } from 'fastify';
import { signInIdentities } from '../../platform/db/schema/sign-in-identities.table';
import type { Db } from '../../platform/db/open-database';
import { DEVICE } from '../../testing/accounts';
import { openIdProviderProcess, signInThere } from '../../testing/openid-provider-process';
import { TEST_SETTINGS, type testApp } from '../../testing/test-app';
import type { OidcSettings } from '../../platform/config/oidc-settings';

type World = Pick<Awaited<ReturnType<typeof testApp>>, 'app'>;

export const PUBLIC_URL = 'https://vaglio.example';

/** Starts a real provider process, with the settings of an installation that uses it. */
export async function startProvider() {
  const provider = await openIdProviderProcess(`${PUBLIC_URL}/login/oidc`);
  const settingsWith = (over: Partial<OidcSettings> = {}) => ({
    ...TEST_SETTINGS,
    publicUrl: PUBLIC_URL,
    oidc: { ...provider.settings, ...over },
  });
  /** Connects an account with a person at the provider, as its owner does in the profile. */
  const connects = (db: Db, user_id: string, subject: string) =>
    db.insert(signInIdentities).values({ issuer: provider.settings.issuer, subject, user_id });
  return { ...provider, settingsWith, connects };
}

/** Returns the claims of a person with a confirmed email address. */
export const person = (email: string, over: object = {}) => ({ email, email_verified: true, ...over });

export const textOf = (answer: { statusCode: number; json: () => { error?: string } }) => [
  answer.statusCode,
  answer.json().error,
];

/** Cookies that the browser keeps. */
export type Kept = Record<string, string>;

/** Starts a sign-in at the provider. Returns the URL for the browser, and its cookies. */
export async function beginThere({ app }: World) {
  const answer = await app.inject({ method: 'POST', url: '/auth/oidc/start', payload: {} });
  return { answer, url: String(answer.json().url), kept: keptOf(answer) };
}

export function finishHere({ app }: World, query: string, cookies: Kept): Promise<LightMyRequestResponse> {
  const payload = { query, deviceId: DEVICE };
  return app.inject({ method: 'POST', url: '/auth/oidc/finish', payload, cookies });
}

/** Completes a sign-in on the provider's own pages. */
export async function signInWithProvider(world: World, login: string): Promise<LightMyRequestResponse> {
  const { url, kept } = await beginThere(world);
  return finishHere(world, await signInThere(url, login), kept);
}

/** Returns the cookies that a response sets. */
export const keptOf = ({ cookies }: LightMyRequestResponse): Kept =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
