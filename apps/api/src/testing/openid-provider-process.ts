import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { OidcSettings } from '../platform/config/oidc-settings';

const PROGRAM = fileURLToPath(new URL('./openid-provider-program.mjs', import.meta.url));

/** What the provider says about people, by the login that they type there. */
type People = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The settings for the providers here, but for their address. */
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

/**
 * A real OpenID Connect provider in a process of its own. @param redirectUri where it sends people back
 */
export async function openIdProviderProcess(redirectUri: string) {
  const child = fork(PROGRAM, [redirectUri], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] });
  const [issuer] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof issuer !== 'string') throw new Error(`The provider ended with ${String(issuer)}.`);
  // A spec whose set-up fails closes nothing: a provider, which ends with its spec, must not keep that running.
  child.unref();
  child.channel?.unref();
  const settings: OidcSettings = { ...PROVIDER_SETTINGS, issuer };
  return {
    settings,
    /** From now on it knows these people and no others. */
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
 * Signs in at the provider's own pages as a browser does. @returns the query of the address to which it sends back
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
