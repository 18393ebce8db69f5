import cookie from '@fastify/cookie';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, recordEvent, type Actor } from '../../audit/audit-event';
import { signInAnswers } from '../sign-in/answer-sign-in';
import { requireProvedFactor } from '../sign-in/full-session';
import { requireOwnOrigin } from '../sign-in/own-origin';
import { refreshCookieFor } from '../sign-in/tokens/refresh-cookie';
import { proveOneself } from '../sign-in/passwords/prove-password';
import { limitByIp } from '../sign-in/sign-in';
import type { Deps } from '../../platform/deps';
import { forbidden, notFound, unauthorized } from '../../platform/http/errors/errors';
import { backChannelRoutes } from './back-channel.routes';
import { flowCookie } from './flow-cookie';
import { linkOwnIdentity } from './link-own-identity';
import {
  beginProviderLinkSchema,
  beginProviderSignInSchema,
  finishProviderLinkSchema,
  finishProviderSignInSchema,
  signOutAtProviderSchema,
} from './oidc.schemas';
import { openIdProvider } from './openid-provider';
import { principalOf } from '../../platform/http/authorization/principal';
import { addressOf } from '../../platform/config/settings';
import { signOut } from '../sign-in/sign-out';
import { redirectUriOf } from './redirect-uri';
import { providedPerson } from './provided-person';
import { providerFailure } from './provider-failure';
import { signInByProvider } from './sign-in-by-provider';

const NOT_OFFERED = 'This installation has no other way to sign in.';
const LINK_EXPIRED = 'This was begun too long ago, or in another session. Please connect again.';
const EXPIRED = 'This sign-in is too old, or began in another browser. Please sign in again.';

/** Routes for signing in at the OpenID Connect provider of an organisation. */
export const oidcRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const { oidc, publicUrl } = deps.settings;
  const provider = oidc && openIdProvider(oidc, redirectUriOf(deps.settings), deps.now);
  const flows = flowCookie({ publicUrl, keys: deps.keys.token, now: deps.now });
  const cookies = refreshCookieFor(publicUrl);
  const { answerSignedIn } = signInAnswers(deps, cookies);
  /**
   * Logs the reason why a sign-in failed at the provider.
   * @throws Refusal
   */
  const failed = async (error: unknown, name: string, actor: Actor): Promise<never> => {
    const { refusal, reason } = providerFailure(error, name);
    app.log.warn(
      { reason, error: error instanceof Error ? error.message : null },
      'a sign-in failed at the provider',
    );
    const after = { how: 'oidc', reason };
    await deps.db.transaction((tx) => recordEvent(tx, actor, { action: 'login_failed', after }));
    throw refusal;
  };
  await app.register(cookie);
  app.addHook('onRequest', async (request) => requireOwnOrigin(request, publicUrl));

  await app.register(backChannelRoutes, { ...deps, provider });

  app.post('/auth/oidc/start', { schema: beginProviderSignInSchema }, async (request, reply) => {
    if (!oidc || !provider) throw notFound(NOT_OFFERED);
    const actor = actorOf(request);
    await limitByIp(deps, actor);
    const { url, flow } = await provider.begin().catch((error: unknown) => failed(error, oidc.name, actor));
    await flows.set(reply, flow);
    return { url };
  });

  app.post('/auth/oidc/finish', { schema: finishProviderSignInSchema }, async (request, reply) => {
    if (!oidc || !provider) throw notFound(NOT_OFFERED);
    const actor = actorOf(request);
    await limitByIp(deps, actor);
    const { query, deviceId } = request.body;
    const flow = await flows.take(request, reply, new URLSearchParams(query).get('state') ?? '');
    if (!flow || flow.linksIn !== undefined) throw unauthorized(EXPIRED);
    const claims = await provider
      .finish(query, flow)
      .catch((error: unknown) => failed(error, oidc.name, actor));
    const from = { deviceId, userAgent: request.headers['user-agent'], actor };
    return answerSignedIn(reply, await signInByProvider(deps, oidc, providedPerson(claims, oidc), from));
  });

  app.post('/auth/oidc/link/start', { schema: beginProviderLinkSchema }, async (request, reply) => {
    if (!oidc || !provider) throw notFound(NOT_OFFERED);
    const actor = actorOf(request);
    const principal = principalOf(request);
    await proveOneself(deps, principal, request.body.password, actor);
    await requireProvedFactor(deps.db, principal);
    const { url, flow } = await provider.begin().catch((error: unknown) => failed(error, oidc.name, actor));
    await flows.set(reply, { ...flow, linksIn: principal.sessionId });
    return { url };
  });

  app.post('/auth/oidc/link', { schema: finishProviderLinkSchema }, async (request, reply) => {
    if (!oidc || !provider) throw notFound(NOT_OFFERED);
    const actor = actorOf(request);
    const principal = principalOf(request);
    const { query } = request.body;
    const flow = await flows.take(request, reply, new URLSearchParams(query).get('state') ?? '');
    if (!flow || flow.linksIn !== principal.sessionId) throw forbidden(LINK_EXPIRED);
    const claims = await provider
      .finish(query, flow)
      .catch((error: unknown) => failed(error, oidc.name, actor));
    await linkOwnIdentity(deps, principal, providedPerson(claims, oidc), oidc.name, actor);
    return reply.code(204).send(null);
  });

  app.post('/auth/oidc/sign-out', { schema: signOutAtProviderSchema }, async (request, reply) => {
    cookies.clear(reply);
    const way = await signOut(deps, cookies.read(request), actorOf(request));
    if (way !== 'oidc' || !oidc?.signsOut || !provider) return { url: null };
    const url = await provider.signOut(`${addressOf(deps.settings)}/login`).catch((error: unknown) => {
      app.log.warn(
        { reason: providerFailure(error, oidc.name).reason },
        'nobody is signed out at the provider',
      );
      return null;
    });
    return { url };
  });
};
