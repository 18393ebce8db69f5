import type { FastifyRequest } from 'fastify';
import type { Role } from '@vaglio/access-control';

/** At the root of a host. The prefix makes a browser refuse it without Secure, with a Domain or on another path. */
export const REFRESH_COOKIE = '__Host-rt';

/** The signed-in person behind a request, read afresh from the database at every call. */
export type Principal = {
  userId: string;
  sessionId: string;
  email: string;
  role: Role;
  scopes: string[];
  /** Seconds since 1970 of the last proof of the password. */
  authTime: number;
  /** What an API token opens; null for a person who is signed in. `sessionId` is the token's id. */
  tokenScopes: readonly string[] | null;
};

/** Reads a bearer header; null when it is absent, wrong, expired or revoked. */
export type ReadPrincipal = (authorization: string | undefined) => Promise<Principal | null>;

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
  }
  interface FastifyContextConfig {
    operationId?: string;
  }
}

/** The principal of a guarded route. @throws Error when the route is public, a mistake of ours */
export function principalOf(request: FastifyRequest): Principal {
  if (!request.principal) throw new Error(`${request.routeOptions.url} is not guarded`);
  return request.principal;
}
