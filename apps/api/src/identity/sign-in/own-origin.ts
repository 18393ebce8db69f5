import type { FastifyRequest } from 'fastify';
import { forbidden } from '../../platform/http/errors/errors';

/**
 * Refuses a call that sets or uses the cookie when a page of another site makes it. Browsers name the page's
 * origin in every POST; a program that names none has no cookie of anybody else.
 * @param publicUrl where people reach this installation; without it, the page's origin must be the one requested
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
