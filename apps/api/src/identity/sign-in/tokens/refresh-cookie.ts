import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { basePathOf } from '../../../platform/http/hooks/base-path';
import { IDLE_MS } from '../../sessions/session-store';
import { REFRESH_COOKIE } from '../../../platform/http/authorization/principal';

/** Below a path, where a cookie of that path is not sent to what else the host serves; the prefix asks for Secure. */
const REFRESH_COOKIE_OF_PATH = '__Secure-rt';

/** How the refresh token travels in a cookie: read it, have the browser keep it, have it removed. */
export type RefreshCookie = {
  read: (request: FastifyRequest) => string | undefined;
  /** Kept by the browser as long as an unused session lasts. */
  set: (reply: FastifyReply, refreshToken: string) => void;
  clear: (reply: FastifyReply) => void;
};

/** @param publicUrl where people reach this installation */
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
