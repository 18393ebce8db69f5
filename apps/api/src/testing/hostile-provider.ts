import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { listening } from './listening';

type Token = { claims: Record<string, unknown>; header: { alg: string; kid?: string } };

/** Manipulations by the identity provider. Omitted values are correct. */
export type Lies = {
  /** Claims that override those of the ID token. */
  claims?: Record<string, unknown>;
  /** Creates a manipulated ID token. */
  token?: (right: Token) => string;
  configuration?: Record<string, unknown>;
  /** Response of the UserInfo endpoint. Without it, there is no such endpoint. */
  userInfo?: Record<string, unknown>;
  /** Kind of faulty response to all requests, such as a huge body or no response at all. */
  wire?: 'hang' | 'huge' | 'redirect' | 'fails' | 'cut';
};

/** Starts a local OpenID Connect provider that manipulates its responses. */
export async function hostileProvider() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  let lies: Lies = {};
  let issuer = '';
  const configuration = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    ...(lies.userInfo && { userinfo_endpoint: `${issuer}/userinfo` }),
    ...lies.configuration,
  });
  const idToken = (nonce: string): Promise<string> | string => {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      sub: 'mallory',
      aud: 'vaglio',
      iat: now,
      exp: now + 60,
      nonce,
      ...lies.claims,
    };
    const header = { alg: 'RS256', kid: 'one' };
    return (
      lies.token?.({ claims, header }) ?? new SignJWT(claims).setProtectedHeader(header).sign(privateKey)
    );
  };
  let nonce = '';
  const server = createServer((request, response) => {
    const json = async () => {
      if (request.url === '/keys')
        return { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] };
      if (request.url === '/token')
        return { access_token: 'a', token_type: 'Bearer', id_token: await idToken(nonce) };
      return request.url === '/userinfo' ? lies.userInfo : configuration();
    };
    if (lies.wire === 'hang') return;
    if (lies.wire === 'cut') return void response.destroy();
    if (lies.wire === 'fails') return void response.writeHead(502).end('no');
    if (lies.wire === 'redirect') return void response.writeHead(302, { location: `${issuer}/keys` }).end();
    response.writeHead(200, { 'content-type': 'application/json' });
    if (lies.wire === 'huge') response.write(`"${'x'.repeat(2_000_000)}`);
    void json().then((body) => response.end(JSON.stringify(body)));
  });
  issuer = `http://127.0.0.1:${await listening(server)}`;
  return {
    issuer,
    lie: (next: Lies) => {
      lies = next;
    },
    /**
     * Returns the query with which the provider redirects a browser back.
     * @param url address to which the browser was sent
     */
    back: (url: string): string => {
      const { searchParams } = new URL(url);
      nonce = searchParams.get('nonce') ?? '';
      return `?code=c&state=${searchParams.get('state')}`;
    },
    /**
     * Creates a logout token for Mallory.
     * @param claims overrides of the correct claims
     * @param header overrides of the correct header
     */
    logoutToken: (
      claims: Record<string, unknown> = {},
      header: Partial<Token['header']> & { typ?: string } = {},
    ) => {
      const now = Math.floor(Date.now() / 1000);
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      const right = { iss: issuer, aud: 'vaglio', iat: now, exp: now + 120, jti: randomUUID(), events };
      return new SignJWT({ ...right, sub: 'mallory', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'logout+jwt', ...header })
        .sign(privateKey);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
