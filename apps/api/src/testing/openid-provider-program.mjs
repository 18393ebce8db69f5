// Local OpenID Connect provider that accepts any login. openid-provider-process.ts starts it and sends the claims of
// people.
import { createServer } from 'node:http';
// @ts-expect-error The package has no types.
import Provider from 'oidc-provider';

/** @type {Readonly<Record<string, object>>} Claims by login. */
let people = {};
process.on('message', (/** @type {typeof people} */ message) => {
  people = message;
  process.send?.('known');
});
process.on('disconnect', () => process.exit());

const [redirectUri = ''] = process.argv.slice(2);
const afterSignOut = new URL('/login', redirectUri).href;
const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'vaglio',
        client_secret: 'the-secret-of-vaglio',
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [afterSignOut],
      },
    ],
    claims: {
      openid: ['sub', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'preferred_username', 'groups'],
    },
    cookies: { keys: ['a key of no importance'] },
    findAccount: (/** @type {unknown} */ _context, /** @type {string} */ login) => ({
      accountId: login,
      claims: () => ({ sub: login, ...people[login] }),
    }),
    // The consent page is skipped.
    loadExistingGrant: async (/** @type {any} */ context) => {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client.clientId,
        accountId: context.oidc.session.accountId,
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  server.on('request', provider.callback());
  process.send?.(issuer);
});
