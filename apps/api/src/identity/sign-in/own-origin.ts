import type { FastifyRequest } from 'fastify';
import { forbidden } from '../../platform/http/errors/errors';

/**
 * Refuses a request that sets or uses the cookie if it comes from a page of another site. Browsers send the page's
 * origin with every POST. Requests without an origin come from programs, which have no cookies of other people.
 * @param publicUrl address of the installation; without it, the origin must equal the host of the request
 * @throws Refusal 403
 * Source: security decision D10 and its note on Origin.
 */
export function requireOwnOrigin({ headers, protocol }: FastifyRequest, publicUrl: string | undefined): void {
  const { origin, host } = headers;
  if (origin === undefined) return;
  const own = publicUrl ? new URL(publicUrl).origin : `${protocol}://${host ?? ''}`;
  if (origin !== own)
    throw forbidden(
      'This page belongs to another site. Behind a proxy, PUBLIC_URL must name the address that people use.',
    );
}
