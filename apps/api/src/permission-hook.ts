import type { FastifyInstance, onRequestAsyncHookHandler, RouteOptions } from 'fastify';
import { isAllowed, PERMISSIONS, type Permission } from '@vaglio/product-rules';
import { forbidden, unauthorized } from './errors';
import type { ReadPrincipal } from './auth/principal';

const BY_OPERATION = new Map<string, Permission>(PERMISSIONS.map((row) => [row.operationId, row]));

/** Static files and the API reference come from plugins whose routes carry no operation: their rows end in a star. */
const THIRD_PARTY: readonly Permission[] = PERMISSIONS.filter(({ path }) => path.endsWith('/*'));

/**
 * Guards every route by its row of the permission table, before anything is parsed: first 401, then 403.
 * @throws Error at start for a route that has no row, or another address than its row
 */
export function guardByTable(app: FastifyInstance, readPrincipal: ReadPrincipal): void {
  app.decorateRequest('principal', null);
  app.addHook('onRoute', (route) => {
    const row = rowOf(route);
    if (row.allow === 'public') return;
    const guard: onRequestAsyncHookHandler = async (request) => {
      const principal = await readPrincipal(request.headers.authorization);
      if (!principal) throw unauthorized();
      if (!isAllowed(row, principal)) throw forbidden();
      request.principal = principal;
    };
    route.onRequest = [guard, ...[route.onRequest ?? []].flat()];
  });
}

function rowOf(route: RouteOptions): Permission {
  const operationId = (route.schema as { operationId?: string } | undefined)?.operationId ?? String(route.config?.operationId);
  const row = BY_OPERATION.get(operationId) ?? THIRD_PARTY.find(({ path }) => route.url === path || route.url.startsWith(path.slice(0, -2) || '//'));
  if (!row) throw new Error(`${String(route.method)} ${route.url} has no row in the permission table`);
  if (THIRD_PARTY.includes(row)) return row;
  if (row.method !== route.method || row.path !== route.url) {
    throw new Error(`${operationId} is ${row.method} ${row.path} in the permission table, not ${String(route.method)} ${route.url}`);
  }
  return row;
}
