import type { LightMyRequestResponse } from 'fastify';
import { DEVICE } from '../testing/accounts';
import { signInThere } from '../testing/openid-provider-process';
import type { testApp } from '../testing/test-app';

type World = Pick<Awaited<ReturnType<typeof testApp>>, 'app'>;

/** Cookies as the browser keeps them. */
export type Kept = Record<string, string>;

/** A sign-in begins: where the browser goes, and what it keeps. */
export async function beginThere({ app }: World) {
  const answer = await app.inject({ method: 'POST', url: '/auth/oidc/start', payload: {} });
  return { answer, url: String(answer.json().url), kept: keptOf(answer) };
}

export function finishHere({ app }: World, query: string, cookies: Kept): Promise<LightMyRequestResponse> {
  const payload = { query, deviceId: DEVICE };
  return app.inject({ method: 'POST', url: '/auth/oidc/finish', payload, cookies });
}

/** A whole sign-in with the provider's own pages. */
export async function signInWithProvider(world: World, login: string): Promise<LightMyRequestResponse> {
  const { url, kept } = await beginThere(world);
  return finishHere(world, await signInThere(url, login), kept);
}

const keptOf = ({ cookies }: LightMyRequestResponse): Kept =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
