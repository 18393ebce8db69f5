import type { FastifyInstance } from 'fastify';
import { addressTooLong, methodNotAllowed, notFound } from './errors';
import { permissionOfRoute } from '../authorization/permission-hook';
import type { ReadPrincipal } from '../authorization/principal';

type Address = { pattern: RegExp; methods: Set<string>; isPublic: boolean };

/** Of the web app: it has every address that nothing else has. */
const PAGES = '/*';

/**
 * Answers what no route does: 405 with Allow where the address exists with other methods, otherwise 404. A caller
 * who is not signed in gets 404 for a guarded address too, and so learns no more about it than that. An address that
 * has the method is here only because a part of it is longer than the router takes: beside the web app the router
 * passes such a one on to it instead of refusing it.
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

/** Matches what the router matches: a colon begins a name for one segment, a star is the rest. */
function patternOf(url: string): RegExp {
  const segments = url.split('/').map((segment) => {
    if (segment.startsWith(':')) return '[^/]+';
    return segment === '*' ? '.*' : segment.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${segments.join('/')}$`);
}
