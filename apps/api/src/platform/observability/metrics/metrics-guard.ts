import type { IncomingMessage } from 'node:http';
import { createHash, timingSafeEqual } from 'node:crypto';
import { notFound, unauthorized } from '../../http/errors/errors';
import type { Settings } from '../../config/settings';

type Scrape = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * Lets in callers who know the token of the settings; without one, programs of this machine where no address for others is set.
 * @throws Refusal 401 for another token, 404 for everybody else while none is set
 */
export function requireMetricsAccess(
  { metrics: { token }, publicUrl }: Pick<Settings, 'metrics' | 'publicUrl'>,
  request: Scrape,
): void {
  if (token === undefined && publicUrl === undefined && isOfThisMachine(request)) return;
  requireMetricsToken(token, request.headers.authorization);
}

/** A proxy of this machine asks for others, and so may a page whose name was made to lead here. */
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
 * Lets in callers who know the token of the settings.
 * @param token undefined where metrics are not served
 * @param authorization the header of that name
 * @throws Refusal 404 without a token in the settings, 401 for another one
 */
export function requireMetricsToken(token: string | undefined, authorization: string | undefined): void {
  if (token === undefined) throw notFound('Metrics need METRICS_TOKEN, which is not set.');
  if (!isSame(authorization ?? '', `Bearer ${token}`)) throw unauthorized('Metrics need METRICS_TOKEN.');
}

/** In a time that says nothing of where they differ, nor of how long they are. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
