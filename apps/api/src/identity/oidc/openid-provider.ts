import type { Configuration } from 'openid-client';
import { limitedFetch } from '../../platform/outbound-http/limited-fetch';
import type { Flow } from './flow-cookie';
import { isOnThisMachine, type OidcSettings } from '../../platform/config/oidc-settings';
import { logoutTokenReader, type LogoutTokenReader, type ProviderLogout } from './logout-token';
import { claimAt, type Claims } from './provided-person';

const MAX_ANSWER_BYTES = 512 * 1024;
const SILENCE_MS = 5_000;
const CALL_SECONDS = 10;
/** What the provider publishes about itself is read again after so long. */
const KNOWN_MS = 60 * 60_000;
/** Clocks of servers differ a little. */
const CLOCK_TOLERANCE_SECONDS = 30;

/** The provider, as a sign-in uses it. Failures are those of the library: see providerFailure. */
export type OpenIdProvider = {
  /** Where the browser goes, and what it keeps meanwhile. */
  begin: () => Promise<{ url: string; flow: Flow }>;
  /**
   * What the provider says about the person that the browser brings back, in the ID token and, where that lacks something,
   * at its UserInfo endpoint. @param query of the address that they come back to
   */
  finish: (query: string, flow: Flow) => Promise<Claims>;
  /** Where the browser goes to end the session there; null at a provider that has no such address. @param back where it comes to then */
  signOut: (back: string) => Promise<string | null>;
  /** Who is signed out there, as a logout token says that the provider sends; null for one that is not valid. */
  readLogout: (token: string) => Promise<(ProviderLogout & { issuer: string }) | null>;
};

type Wanted = Pick<
  OidcSettings,
  'issuer' | 'clientId' | 'clientSecret' | 'scopes' | 'roleClaim' | 'verifiedClaim'
>;

/** @param redirectUri where the provider sends people back, as it is registered there */
export function openIdProvider(settings: Wanted, redirectUri: string, now: () => number): OpenIdProvider {
  let known: { configuration: Promise<Configuration>; untilMs: number } | null = null;
  const configured = (): Promise<Configuration> => {
    if (known && known.untilMs > now()) return known.configuration;
    const mine = { configuration: discover(settings), untilMs: now() + KNOWN_MS };
    known = mine;
    // The next sign-in asks again.
    mine.configuration.catch(() => {
      if (known === mine) known = null;
    });
    return mine.configuration;
  };
  let reader: { of: Configuration; read: Promise<LogoutTokenReader> } | null = null;
  return {
    begin: async () => {
      const client = await import('openid-client');
      const configuration = await configured();
      const flow = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: settings.scopes,
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
      });
      // The browser opens it: no other kind of address than the issuer's.
      if (url.protocol !== new URL(settings.issuer).protocol) throw new Error('not a web address');
      return { url: url.href, flow };
    },
    finish: async (query, { state, nonce, verifier }) => {
      const client = await import('openid-client');
      const configuration = await configured();
      const back = new URL(redirectUri);
      back.search = query;
      const tokens = await client.authorizationCodeGrant(configuration, back, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims() ?? { sub: '' };
      const address = ['email', settings.verifiedClaim];
      if (holdsAll(claims, [...address, settings.roleClaim])) return claims;
      if (configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
      // The library refuses an answer about another subject.
      const userInfo = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      const about = holdsAll(claims, address) || !holdsAll(userInfo, address) ? claims : userInfo;
      return { ...userInfo, ...claims, ...addressOf(about, settings) };
    },
    signOut: async (back) => {
      const client = await import('openid-client');
      const configuration = await configured();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
      // Without the ID token, which is not kept: the provider may ask whether this is meant.
      const url = client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: back });
      return url.protocol === new URL(settings.issuer).protocol ? url.href : null;
    },
    readLogout: async (token) => {
      const configuration = await configured();
      const { issuer, jwks_uri: keysAt = '' } = configuration.serverMetadata();
      if (new URL(keysAt).protocol !== new URL(settings.issuer).protocol)
        throw new Error('not a web address');
      if (reader?.of !== configuration)
        reader = { of: configuration, read: logoutTokenReader(issuer, settings.clientId, keysAt) };
      const logout = await (await reader.read)(token, now());
      return logout && { ...logout, issuer };
    },
  };
}

const holdsAll = (claims: Claims, names: readonly string[]) =>
  names.every((name) => claimAt(claims, name) !== undefined);

/** The email address and its confirmation, both of one answer: that of another may be about another address. */
function addressOf(claims: Claims, { verifiedClaim }: Pick<OidcSettings, 'verifiedClaim'>): Claims {
  return { email: claims['email'], [verifiedClaim]: claimAt(claims, verifiedClaim) };
}

/** Reads what a provider publishes about itself. Its address may be of the own network, since the operator names it. */
export async function discover({
  issuer,
  clientId,
  clientSecret,
}: Pick<OidcSettings, 'issuer' | 'clientId' | 'clientSecret'>): Promise<Configuration> {
  const client = await import('openid-client');
  const basic = client.ClientSecretBasic(clientSecret);
  const post = client.ClientSecretPost(clientSecret);
  const call = limitedFetch(MAX_ANSWER_BYTES, SILENCE_MS);
  const configuration = await client.discovery(
    new URL(issuer),
    clientId,
    { [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    // Without a list a provider takes the first (RFC 8414, section 2).
    (server, ...rest) => {
      const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
      return (ways.includes('client_secret_basic') ? basic : post)(server, ...rest);
    },
    {
      timeout: CALL_SECONDS,
      [client.customFetch]: (url, { body, ...options }) =>
        // The buffer that a view of bytes has may be shared, which not every fetch takes.
        call(url, { ...options, body: body instanceof Uint8Array ? new Uint8Array(body) : body }),
      execute: isOnThisMachine(issuer)
        ? // Deprecated so that it is noticed: without encryption only on this machine.
          [client.allowInsecureRequests, client.enableNonRepudiationChecks]
        : [client.enableNonRepudiationChecks],
    },
  );
  return configuration;
}
