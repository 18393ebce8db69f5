import type { FastifyInstance } from 'fastify';
import { addressTooLong, methodNotAllowed, notFound } from './errors';
import { permissionOfRoute } from '../authorization/permission-hook';
import type { ReadPrincipal } from '../authorization/principal';

type Address = { pattern: RegExp; methods: Set<string>; isPublic: boolean };

/** Route of the web app, which matches all remaining paths. */
const PAGES = '/*';

/**
 * Responds to requests that match no route: 405 with the Allow header if the path supports other methods, otherwise
 * 404. Callers who are not signed in also get 404 for guarded paths, so the response does not reveal that these exist.
 * If the path does support the method, one of its segments is longer than the router accepts. The router then passes
 * the request to the catch-all route of the web app instead of refusing it.
 */
export function handleNotFound(app: FastifyInstance, readPrincipal: ReadPrincipal): void {
  const addresses = new Map<string, Address>();
  app.addHook('onRoute', (route) => {
    if (route.url === PAGES) return;
    const isPublic = permissionOfRoute(route).allow === 'public';
    const address = addresses.get(route.url) ?? {
      pattern: patternOf(route.url),
      methods: new Set(),
      isPublic,
    };
    for (const method of [route.method].flat()) address.methods.add(method);
    addresses.set(route.url, address);
  });
  app.setNotFoundHandler(async ({ method, url, headers }) => {
    const [path = ''] = url.split('?', 1);
    const found = [...addresses.values()].filter(({ pattern }) => pattern.test(path));
    if (found.some(({ methods }) => methods.has(method))) throw addressTooLong();
    const isKnown =
      found.every(({ isPublic }) => isPublic) || (await readPrincipal(headers.authorization)) !== null;
    if (found.length === 0 || !isKnown) throw notFound('No such address');
    throw methodNotAllowed([...new Set(found.flatMap(({ methods }) => [...methods]))].sort());
  });
}

/**
 * Converts a route path into a regular expression: `:name` matches one segment, and `*` matches the rest of the path.
 */
function patternOf(url: string): RegExp {
  const segments = url.split('/').map((segment) => {
    if (segment.startsWith(':')) return '[^/]+';
    return segment === '*' ? '.*' : segment.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${segments.join('/')}$`);
}
