import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IDLE_MS } from '../sessions/session-store';

/** The prefix makes a browser refuse it without Secure, with a Domain or on another path. */
export const REFRESH_COOKIE = '__Host-rt';

const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;

export function readRefreshCookie(request: FastifyRequest): string | undefined {
  return request.cookies[REFRESH_COOKIE];
}

/** Kept by the browser as long as an unused session lasts. */
export function setRefreshCookie(reply: FastifyReply, refreshToken: string): void {
  reply.setCookie(REFRESH_COOKIE, refreshToken, { ...ATTRIBUTES, maxAge: IDLE_MS / 1000 });
}

export function clearRefreshCookie(reply: FastifyReply): void {
  reply.clearCookie(REFRESH_COOKIE, ATTRIBUTES);
}
