import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { badRequest, notFound, refusal } from '../../platform/http/errors/errors';
import { endProviderSessions } from './end-provider-sessions';
import { backChannelLogoutSchema, MAX_LOGOUT_TOKEN } from './oidc.schemas';
import type { OpenIdProvider } from './openid-provider';
import { providerFailure } from './provider-failure';

type BackChannelDeps = Pick<Deps, 'db' | 'now' | 'settings'> & { provider: OpenIdProvider | undefined };

/** Route by which the sign-in provider reports a sign-out. Source: OpenID Connect Back-Channel Logout 1.0. */
export const backChannelRoutes: FastifyPluginAsyncTypebox<BackChannelDeps> = async (
  app,
  { db, now, settings: { oidc }, provider },
) => {
  // The parser exists only on this route, because pages of other sites can send forms without a preflight request.
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 2 * MAX_LOGOUT_TOKEN },
    // Other form fields are ignored.
    (_request, text, done) => {
      const token = new URLSearchParams(text).get('logout_token');
      done(null, token === null ? {} : { logout_token: token });
    },
  );

  app.post('/auth/oidc/back-channel-logout', { schema: backChannelLogoutSchema }, async (request) => {
    if (!oidc || !provider) throw notFound('This installation has no other way to sign in.');
    const nowMs = now();
    const logout = await provider.readLogout(request.body.logout_token).catch((error: unknown) => {
      app.log.warn(
        { reason: providerFailure(error, oidc.name).reason },
        'nobody is signed out by the provider',
      );
      throw refusal(503, `${oidc.name} does not answer right now, so that its token cannot be checked.`);
    });
    const ending = { issuer: logout?.issuer ?? '', actor: actorOf(request), nowMs };
    const isDone = logout !== null && (await endProviderSessions(db, logout, ending));
    if (!isDone) throw badRequest('invalid_request: this logout token is not valid, or was used.');
    return {};
  });
};
