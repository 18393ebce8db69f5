import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { basePathOf } from '../../../platform/http/hooks/base-path';
import { IDLE_MS } from '../../sessions/session-store';
import { REFRESH_COOKIE } from '../../../platform/http/authorization/principal';

/**
 * Cookie name for an installation below a base path. The path limits the cookie, and the name prefix requires Secure.
 */
const REFRESH_COOKIE_OF_PATH = '__Secure-rt';

/** Functions that read, set and clear the cookie with the refresh token. */
export type RefreshCookie = {
  read: (request: FastifyRequest) => string | undefined;
  /** Sets the cookie. It expires at the same time as an unused session. */
  set: (reply: FastifyReply, refreshToken: string) => void;
  clear: (reply: FastifyReply) => void;
};

/**
 * Creates the functions for the refresh cookie.
 * @param publicUrl address of the installation
 */
export function refreshCookieFor(publicUrl: string | undefined): RefreshCookie {
  const path = basePathOf(publicUrl) || '/';
  const name = path === '/' ? REFRESH_COOKIE : REFRESH_COOKIE_OF_PATH;
  const attributes = { path, secure: true, httpOnly: true, sameSite: 'strict' } as const;
  return {
    read: ({ cookies }) => cookies[name],
    set: (reply, refreshToken) => {
      reply.setCookie(name, refreshToken, { ...attributes, maxAge: IDLE_MS / 1000 });
    },
    clear: (reply) => {
      reply.clearCookie(name, attributes);
    },
  };
}
