import type { Configuration } from 'openid-client';
import { limitedFetch } from '../../platform/outbound-http/limited-fetch';
import type { Flow } from './flow-cookie';
import { isOnThisMachine, type OidcSettings } from '../../platform/config/oidc-settings';
import { logoutTokenReader, type LogoutTokenReader, type ProviderLogout } from './logout-token';
import { claimAt, type Claims } from './provided-person';

const MAX_ANSWER_BYTES = 512 * 1024;
const SILENCE_MS = 5_000;
const CALL_SECONDS = 10;
/** Lifetime of the cached provider configuration in milliseconds. */
const KNOWN_MS = 60 * 60_000;
/** Tolerance for differences between clocks, in seconds. */
const CLOCK_TOLERANCE_SECONDS = 30;

/** Client of an OpenID Connect provider. Its methods throw the errors of the library: see providerFailure. */
export type OpenIdProvider = {
  /** Starts a sign-in. Returns the URL for the browser, and the state for its cookie. */
  begin: () => Promise<{ url: string; flow: Flow }>;
  /**
   * Finishes a sign-in. Returns the claims of the ID token; missing claims are read from the UserInfo endpoint.
   * @param query query of the redirect URI
   */
  finish: (query: string, flow: Flow) => Promise<Claims>;
  /**
   * Returns the sign-out address for the browser; null if the provider does not support it.
   * @param back address after the sign-out
   */
  signOut: (back: string) => Promise<string | null>;
  /** Verifies and reads a logout token of the provider; null for an invalid token. */
  readLogout: (token: string) => Promise<(ProviderLogout & { issuer: string }) | null>;
};

type Wanted = Pick<
  OidcSettings,
  'issuer' | 'clientId' | 'clientSecret' | 'scopes' | 'roleClaim' | 'verifiedClaim'
>;

/**
 * Creates a client of an OpenID Connect provider.
 * @param redirectUri redirect URI as registered at the provider
 */
export function openIdProvider(settings: Wanted, redirectUri: string, now: () => number): OpenIdProvider {
  let known: { configuration: Promise<Configuration>; untilMs: number } | null = null;
  const configured = (): Promise<Configuration> => {
    if (known && known.untilMs > now()) return known.configuration;
    const mine = { configuration: discover(settings), untilMs: now() + KNOWN_MS };
    known = mine;
    // After a failure, the next sign-in requests the configuration again.
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
      // The browser opens this URL, so it must have the same protocol as the issuer.
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
      // The library refuses a UserInfo response about another subject.
      const userInfo = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      const about = holdsAll(claims, address) || !holdsAll(userInfo, address) ? claims : userInfo;
      return { ...userInfo, ...claims, ...addressOf(about, settings) };
    },
    signOut: async (back) => {
      const client = await import('openid-client');
      const configuration = await configured();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
      // No ID token is sent, because none is stored. The provider may therefore ask for confirmation.
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

/**
 * Returns the email address and its confirmation from the same response. Another response may confirm a different
 * address.
 */
function addressOf(claims: Claims, { verifiedClaim }: Pick<OidcSettings, 'verifiedClaim'>): Claims {
  return { email: claims['email'], [verifiedClaim]: claimAt(claims, verifiedClaim) };
}

/**
 * Loads the configuration of a provider. The provider may have a private address, because the operator configures it.
 */
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
    // Without a list, the default method is client_secret_basic (RFC 8414, section 2).
    (server, ...rest) => {
      const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
      return (ways.includes('client_secret_basic') ? basic : post)(server, ...rest);
    },
    {
      timeout: CALL_SECONDS,
      [client.customFetch]: (url, { body, ...options }) =>
        // The buffer of a typed array may be shared, and not every fetch accepts that.
        call(url, { ...options, body: body instanceof Uint8Array ? new Uint8Array(body) : body }),
      execute: isOnThisMachine(issuer)
        ? // Deprecated by the library as a warning. It allows unencrypted requests, and only on this machine.
          [client.allowInsecureRequests, client.enableNonRepudiationChecks]
        : [client.enableNonRepudiationChecks],
    },
  );
  return configuration;
}
