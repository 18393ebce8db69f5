import type { FastifyReply } from 'fastify';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { relyingPartyOf } from '../second-factor/passkeys/relying-party';
import type { Changed } from './passwords/change-password';
import type { Completed } from './complete-sign-in';
import type { Tokens } from './open-session';
import type { RefreshCookie } from './tokens/refresh-cookie';
import type { SignedIn } from './sign-in';
import { endFormerSession } from './sign-out';

/**
 * Returns functions that create the responses of all kinds of sign-ins. The access token is in the body and the
 * refresh token in the cookie.
 */
export function signInAnswers(deps: Pick<Deps, 'db' | 'keys' | 'settings' | 'now'>, cookies: RefreshCookie) {
  const answerTokens = (reply: FastifyReply, tokens: Tokens): { token: string } => {
    cookies.set(reply, tokens.refreshToken);
    return { token: tokens.token };
  };
  const answerCompleted = async (reply: FastifyReply, completed: Completed) => {
    if ('tmpToken' in completed) {
      const { tmpToken, apiTokens } = completed;
      return { requirePasswordChange: true, tmpToken, api_tokens: apiTokens };
    }
    await endFormerSession(deps, cookies.read(reply.request), actorOf(reply.request));
    return answerTokens(reply, completed.tokens);
  };
  const answerSignedIn = async (reply: FastifyReply, signedIn: SignedIn) =>
    'step' in signedIn
      ? {
          requireSecondFactor: signedIn.step,
          stepToken: signedIn.stepToken,
          ...(signedIn.factors.includes('passkey') && { secondFactors: [...signedIn.factors] }),
          ...(signedIn.step === 'setup' &&
            relyingPartyOf(deps.settings, reply.request) && { passkeyPossible: true }),
        }
      : answerCompleted(reply, signedIn);
  /** Responds to a password change. The body is empty after a mailed reset, because the person is not signed in. */
  const answerChanged = (reply: FastifyReply, changed: Changed) =>
    changed === null ? {} : answerSignedIn(reply, changed);
  return { answerTokens, answerCompleted, answerSignedIn, answerChanged };
}
