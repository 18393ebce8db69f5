import type { FastifyInstance, onRequestAsyncHookHandler, RouteOptions } from 'fastify';
import {
  isAllowed,
  missingTokenScopes,
  PERMISSIONS,
  tokenAllows,
  tokenScopesOf,
  type Permission,
} from '@vaglio/access-control';
import { forbidden, unauthorized } from '../errors/errors';
import type { ReadPrincipal } from './principal';

const BY_OPERATION = new Map<string, Permission>(PERMISSIONS.map((row) => [row.operationId, row]));

/**
 * Permissions of the API reference, whose paths end in `/*`. A plugin adds these routes, so they have no operation id.
 */
const THIRD_PARTY: readonly Permission[] = PERMISSIONS.filter(
  ({ path }) => path.endsWith('/*') && path !== '/*',
);

/**
 * Checks every request against the permission of its route before the body is parsed. It returns 401 for callers who
 * are not signed in, and 403 for callers without the permission.
 * @throws Error at start if a route has no permission, or if its path differs from the one in the permission table
 */
export function registerAuthorization(app: FastifyInstance, readPrincipal: ReadPrincipal): void {
  app.decorateRequest('principal', null);
  app.addHook('onRoute', (route) => {
    const row = permissionOfRoute(route);
    const guard: onRequestAsyncHookHandler = async (request) => {
      if (row.allow === 'public') return;
      const principal = await readPrincipal(request.headers.authorization);
      if (!principal) throw unauthorized();
      request.principal = principal; // set before the check, so that the log also identifies refused callers
      if (!isAllowed(row, principal)) throw forbidden();
      if (principal.tokenScopes && !tokenAllows(row, principal.tokenScopes))
        throw forbidden(tokenRefusal(row, principal.tokenScopes));
    };
    route.onRequest = [guard, ...[route.onRequest ?? []].flat()];
  });
}

function tokenRefusal(row: Permission, scopes: readonly string[]): string {
  if (tokenScopesOf(row).length === 0) return 'An API token cannot make this call: a person has to sign in.';
  const missing = missingTokenScopes(row, scopes);
  return `This API token lacks the scope${missing.length > 1 ? 's' : ''} ${namesIn(missing)}.`;
}

/** Joins names as 'a, b and c'. */
function namesIn(names: readonly string[]): string {
  return [...(names.length > 1 ? [names.slice(0, -1).join(', ')] : []), ...names.slice(-1)].join(' and ');
}

/** Returns the operation id of a route, from its schema or its config; undefined for routes that a plugin adds. */
export function operationOf({ schema, config }: Pick<RouteOptions, 'schema' | 'config'>): string | undefined {
  return readOperationId(schema) ?? config?.operationId;
}

function readOperationId(schema: unknown): string | undefined {
  if (typeof schema !== 'object' || schema === null || !('operationId' in schema)) return undefined;
  return typeof schema.operationId === 'string' ? schema.operationId : undefined;
}

/**
 * Returns the permission of a route. A HEAD route has the permission of the GET route with the same path.
 * @throws Error if the route has no permission, or if the paths differ
 */
export function permissionOfRoute(route: RouteOptions): Permission {
  const operationId = operationOf(route);
  if (operationId === undefined) return thirdPartyRow(route);
  const row = BY_OPERATION.get(operationId);
  if (!row) throw new Error(`${nameOf(route)} has no row in the permission table`);
  const method = route.method === 'HEAD' ? 'GET' : route.method;
  if (row.method !== method || row.path !== route.url) {
    throw new Error(
      `${operationId} is ${row.method} ${row.path} in the permission table, not ${nameOf(route)}`,
    );
  }
  return row;
}

function thirdPartyRow(route: RouteOptions): Permission {
  const isReading = [route.method].flat().every((method) => method === 'GET' || method === 'HEAD');
  const row = THIRD_PARTY.find(({ path }) => isReading && isBelow(path.slice(0, -'/*'.length), route.url));
  if (!row) throw new Error(`${nameOf(route)} has no row in the permission table`);
  return row;
}

function isBelow(prefix: string, url: string): boolean {
  return url === prefix || url.startsWith(`${prefix}/`);
}

function nameOf({ method, url }: RouteOptions): string {
  return `${String(method)} ${url}`;
}
