import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { OidcSettings } from '../platform/config/oidc-settings';

const PROGRAM = fileURLToPath(new URL('./openid-provider-program.mjs', import.meta.url));

/** Claims of people, keyed by the login that they enter at the identity provider. */
type People = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Settings for the test providers, without their address. */
export const PROVIDER_SETTINGS: Omit<OidcSettings, 'issuer'> = {
  clientId: 'vaglio',
  clientSecret: 'the-secret-of-vaglio',
  name: 'Acme',
  scopes: 'openid profile email',
  roleClaim: 'groups',
  roles: [],
  defaultRole: undefined,
  createsUsers: false,
  verifiedClaim: 'email_verified',
  trustsSecondFactor: false,
  isOnly: false,
  signsOut: false,
  passwordAccounts: [],
};

/** Starts an OpenID Connect provider in a separate process. @param redirectUri address to which it redirects people */
export async function openIdProviderProcess(redirectUri: string) {
  const child = fork(PROGRAM, [redirectUri], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] });
  const [issuer] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof issuer !== 'string') throw new Error(`The provider ended with ${String(issuer)}.`);
  // The process is unreferenced. A spec whose setup failed does not close it, but must still end.
  child.unref();
  child.channel?.unref();
  const settings: OidcSettings = { ...PROVIDER_SETTINGS, issuer };
  return {
    settings,
    /** Replaces the people that the provider knows. */
    knows: async (people: People) => {
      child.send(people);
      await once(child, 'message');
    },
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

/**
 * Signs in on the provider's pages like a browser.
 * @returns the query of the address to which the provider redirects
 */
export async function signInThere(url: string, login: string): Promise<string> {
  const jar = new Map<string, string>();
  let next = new URL(url);
  let body: URLSearchParams | undefined;
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie },
      ...(body && { method: 'POST', body }),
    });
    body = undefined;
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location !== null) {
      const target = new URL(location, next);
      if (target.origin !== new URL(url).origin) return target.search;
      next = target;
    } else if (answer.ok) body = new URLSearchParams({ prompt: 'login', login, password: 'any' });
    else throw new Error(`The provider answers ${answer.status}: ${await answer.text()}`);
  }
  throw new Error('The provider sends the browser nowhere.');
}
