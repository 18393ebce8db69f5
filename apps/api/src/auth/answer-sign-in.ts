import type { FastifyReply } from 'fastify';
import type { Completed } from './complete-sign-in';
import type { Tokens } from './open-session';
import type { RefreshCookie } from './refresh-cookie';
import type { SignedIn } from './sign-in';

/** How sign-ins are answered, whatever proved them: the access token in the answer, the refresh token in the cookie. */
export function signInAnswers(cookies: RefreshCookie) {
  /** Nothing where no session was opened. */
  const answerTokens = (reply: FastifyReply, tokens: Tokens | null): { token?: string } => {
    if (!tokens) return {};
    cookies.set(reply, tokens.refreshToken);
    return { token: tokens.token };
  };
  const answerCompleted = (reply: FastifyReply, completed: Completed) =>
    'tmpToken' in completed
      ? { requirePasswordChange: true, tmpToken: completed.tmpToken }
      : answerTokens(reply, completed.tokens);
  const answerSignedIn = (reply: FastifyReply, signedIn: SignedIn) =>
    'step' in signedIn
      ? { requireSecondFactor: signedIn.step, stepToken: signedIn.stepToken }
      : answerCompleted(reply, signedIn);
  return { answerTokens, answerCompleted, answerSignedIn };
}
