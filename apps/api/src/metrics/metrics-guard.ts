import { createHash, timingSafeEqual } from 'node:crypto';
import { notFound, unauthorized } from '../errors';

/**
 * Lets in who knows the token of the settings.
 * @param token undefined where metrics are not served
 * @param authorization the header of that name
 * @throws Refusal 404 without a token in the settings, 401 for another one
 */
export function requireMetricsToken(token: string | undefined, authorization: string | undefined): void {
  if (token === undefined) throw notFound('Metrics are served to who has METRICS_TOKEN, which is not set.');
  if (!isSame(authorization ?? '', `Bearer ${token}`))
    throw unauthorized('Metrics are served to who has METRICS_TOKEN.');
}

/** In a time that says nothing of where they differ, nor of how long they are. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
