import type { FastifyRequest } from 'fastify';
import type { Role } from '@vaglio/access-control';

/**
 * Name of the refresh cookie if the app is served at the root of a host. With this prefix, browsers require Secure and
 * the path `/`, and refuse a Domain.
 */
export const REFRESH_COOKIE = '__Host-rt';

/** Signed-in person who sends a request, read from the database for every request. */
export type Principal = {
  userId: string;
  sessionId: string;
  email: string;
  role: Role;
  scopes: string[];
  /** Time of the last password verification, in seconds since 1970. */
  authTime: number;
  /** Scopes of the API token, whose id is in `sessionId`; null for a signed-in person. */
  tokenScopes: readonly string[] | null;
};

/**
 * Reads the principal from an Authorization header; null if the header is missing, or its token invalid, expired or
 * revoked.
 */
export type ReadPrincipal = (authorization: string | undefined) => Promise<Principal | null>;

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
  }
  interface FastifyContextConfig {
    operationId?: string;
  }
}

/** Returns the principal of a request to a guarded route. @throws Error for a public route (programming error) */
export function principalOf(request: FastifyRequest): Principal {
  if (!request.principal) throw new Error(`${request.routeOptions.url} is not guarded`);
  return request.principal;
}
