import type { IncomingMessage } from 'node:http';
import { createHash, timingSafeEqual } from 'node:crypto';
import { notFound, unauthorized } from '../../http/errors/errors';
import type { Settings } from '../../config/settings';

type Scrape = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * Allows requests with the configured token. If no token is configured, only requests from this machine are allowed,
 * and only if the installation has no public address.
 * @throws Refusal 401 for a wrong token; 404 if no token is configured and the request is not allowed
 */
export function requireMetricsAccess(
  { metrics: { token }, publicUrl }: Pick<Settings, 'metrics' | 'publicUrl'>,
  request: Scrape,
): void {
  if (token === undefined && publicUrl === undefined && isOfThisMachine(request)) return;
  requireMetricsToken(token, request.headers.authorization);
}

/**
 * Returns whether a request comes directly from this machine. The headers are checked because a local proxy forwards
 * requests of other clients, and DNS rebinding lets web pages send requests to this machine.
 */
function isOfThisMachine({ headers, socket }: Scrape): boolean {
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    PROXY_HEADERS.every((name) => !(name in headers))
  );
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Allows only requests with the configured token.
 * @param token undefined if metrics are disabled
 * @param authorization Authorization header
 * @throws Refusal 404 if no token is configured, 401 for a wrong token
 */
export function requireMetricsToken(token: string | undefined, authorization: string | undefined): void {
  if (token === undefined) throw notFound('Metrics need METRICS_TOKEN, which is not set.');
  if (!isSame(authorization ?? '', `Bearer ${token}`)) throw unauthorized('Metrics need METRICS_TOKEN.');
}

/** Compares two texts in constant time, independent of their lengths. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
