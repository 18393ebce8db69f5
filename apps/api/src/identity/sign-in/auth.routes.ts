import cookie from '@fastify/cookie';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { allowNoBody } from '../../platform/http/validation/allow-no-body';
import type { Deps } from '../../platform/deps';
import { actorOf } from '../../audit/audit-event';
import { badRequest, refusal, unauthorized } from '../../platform/http/errors/errors';
import {
  addPasskeyAtLoginSchema,
  beginPasskeyAtLoginSchema,
  beginPasskeySignInSchema,
  beginSetUpAtLoginSchema,
  changeOwnPasswordSchema,
  changePasswordSchema,
  loginByCodeSchema,
  loginByPasskeySchema,
  loginSchema,
  logoutSchema,
  refreshSchema,
} from './auth.schemas';
import { signInAnswers } from './answer-sign-in';
import { bearerOf } from './tokens/bearer';
import { changeByFreshSignIn, changeByOldPassword, changeByOneTimeToken } from './passwords/change-password';
import { isOneTimeTokenText } from '../one-time-tokens/one-time-token';
import { requireOwnOrigin } from './own-origin';
import { principalOf } from '../../platform/http/authorization/principal';
import { relyingPartyOf } from '../second-factor/passkeys/relying-party';
import { readPrincipalFrom } from './tokens/read-principal';
import { refreshCookieFor } from './tokens/refresh-cookie';
import { endedByNewRights, refreshSession } from './tokens/refresh-session';
import { requestReset } from './request-reset';
import { beginPasskeyAtSignIn, setUpPasskeyAtSignIn } from './set-up-passkey';
import { signIn } from './sign-in';
import { beginSetUpAtSignIn, signInByCode } from './sign-in-by-code';
import { beginPasskeySignIn, signInByPasskey } from './sign-in-by-passkey';
import { signOut } from './sign-out';

const newRights = () =>
  refusal(401, 'Your role or rights were changed. Please sign in again.', { body: { reason: 'new rights' } });

/** Routes for signing in and out, refreshing sessions, and changing passwords. Spec §7. */
export const authRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const readPrincipal = readPrincipalFrom(deps);
  const cookies = refreshCookieFor(deps.settings.publicUrl);
  const { answerTokens, answerCompleted, answerSignedIn, answerChanged } = signInAnswers(deps, cookies);
  await app.register(cookie);
  app.addHook('onRequest', async (request) => requireOwnOrigin(request, deps.settings.publicUrl));

  app.post('/auth/login', { schema: loginSchema }, async (request, reply) => {
    const signedIn = await signIn(deps, request.body, actorOf(request), userAgentOf(request));
    return answerSignedIn(reply, signedIn);
  });

  app.post('/auth/login/code', { schema: loginByCodeSchema }, async (request, reply) => {
    const from = { actor: actorOf(request), userAgent: userAgentOf(request) };
    const { recoveryCodes, ...completed } = await signInByCode(deps, { ...request.body, ...from });
    return { ...(await answerCompleted(reply, completed)), ...(recoveryCodes && { recoveryCodes }) };
  });

  app.post('/auth/login/second-factor', { schema: beginSetUpAtLoginSchema }, (request) =>
    beginSetUpAtSignIn(deps, request.body.stepToken, actorOf(request)),
  );

  app.post('/auth/login/passkey/start', { schema: beginPasskeySignInSchema }, (request) => {
    const party = relyingPartyOf(deps.settings, request);
    return beginPasskeySignIn(deps, { stepToken: request.body.stepToken, party, actor: actorOf(request) });
  });

  app.post('/auth/login/passkey', { schema: loginByPasskeySchema }, async (request, reply) => {
    const { stepToken, deviceId, userHandle = null, ...rest } = request.body;
    const completed = await signInByPasskey(deps, {
      stepToken,
      deviceId,
      signed: { ...rest, userHandle },
      party: relyingPartyOf(deps.settings, request),
      actor: actorOf(request),
      userAgent: userAgentOf(request),
    });
    return answerCompleted(reply, completed);
  });

  app.post('/auth/login/passkey/new/start', { schema: beginPasskeyAtLoginSchema }, (request) => {
    const party = relyingPartyOf(deps.settings, request);
    return beginPasskeyAtSignIn(deps, { stepToken: request.body.stepToken, party, actor: actorOf(request) });
  });

  app.post('/auth/login/passkey/new', { schema: addPasskeyAtLoginSchema }, async (request, reply) => {
    const { stepToken, deviceId, ...made } = request.body;
    const from = { actor: actorOf(request), userAgent: userAgentOf(request) };
    const party = relyingPartyOf(deps.settings, request);
    const { recoveryCodes, ...completed } = await setUpPasskeyAtSignIn(deps, {
      ...from,
      stepToken,
      deviceId,
      made,
      party,
    });
    return { ...(await answerCompleted(reply, completed)), recoveryCodes };
  });

  app.post('/auth/refresh', { schema: refreshSchema }, async (request, reply) => {
    const cookie = cookies.read(request);
    const tokens = await refreshSession(deps, cookie, request.body.deviceId, actorOf(request));
    // The cookie is not removed, because another tab may have signed in, and this response would remove the new
    // cookie.
    if (!tokens) throw (await endedByNewRights(deps, cookie)) ? newRights() : unauthorized();
    return answerTokens(reply, tokens);
  });

  app.post('/auth/logout', { schema: logoutSchema, preValidation: allowNoBody }, async (request, reply) => {
    cookies.clear(reply);
    await signOut(deps, cookies.read(request), actorOf(request));
    return reply.code(204).send(null);
  });

  app.post('/auth/change-password', { schema: changePasswordSchema }, async (request, reply) => {
    const { email, newPassword, deviceId, keep_api_tokens: keepsTokens = false } = request.body;
    const bearer = bearerOf(request.headers.authorization);
    if (newPassword === undefined) {
      if (email === undefined)
        throw badRequest('A new password is needed, or the email of the account to reset.');
      await requestReset(deps, email, actorOf(request));
      return {};
    }
    if (request.headers.authorization === undefined)
      throw badRequest('A new password needs the token of a link, or a session.');
    if (bearer === undefined) throw unauthorized();
    const from = { userAgent: userAgentOf(request), actor: actorOf(request) };
    const change = { newPassword, deviceId, keepsTokens, ...from };
    if (isOneTimeTokenText(bearer))
      return answerChanged(reply, await changeByOneTimeToken(deps, bearer, email, change));
    const principal = await readPrincipal(request.headers.authorization);
    if (!principal) throw unauthorized();
    return answerChanged(reply, await changeByFreshSignIn(deps, principal, email, change));
  });

  app.post('/auth/change-password/self', { schema: changeOwnPasswordSchema }, async (request, reply) => {
    const { oldPassword, newPassword, deviceId, keep_api_tokens: keepsTokens = false } = request.body;
    const from = { userAgent: userAgentOf(request), actor: actorOf(request) };
    const change = { newPassword, deviceId, keepsTokens, ...from };
    return answerChanged(reply, await changeByOldPassword(deps, principalOf(request), oldPassword, change));
  });
};

function userAgentOf({ headers }: FastifyRequest): string | undefined {
  return headers['user-agent'];
}
