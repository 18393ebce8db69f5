import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { within, type OpenSpan } from './trace-scope';
import type { Tracing } from './tracing';
import { readTraceparent } from './traceparent';

/** Asked for all the time by machines, or open for hours. */
const UNTRACED: readonly string[] = ['/healthz', '/readyz', '/metrics', '/auth/notifications/stream'];

/**
 * Makes a span of each request, by its route and never its address, and puts the id of the trace into its lines of the log.
 * A trace that a caller began is gone on with where a proxy of the settings passes it on. Register it before other hooks.
 */
export function traceRequests(
  app: FastifyInstance,
  tracing: Tracing,
  trustedProxies: readonly string[],
): void {
  const isTrusted = addressTest(trustedProxies);
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  const goOn = (request: FastifyRequest, done: () => void) => {
    const span = spans.get(request);
    if (span) within(span, done);
    else done();
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions, raw } = request;
    const route = routeOptions.url ?? 'none';
    if (UNTRACED.includes(route)) return done();
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'vaglio.request_id': request.id,
    };
    const caller = isTrusted(raw.socket.remoteAddress)
      ? readTraceparent(request.headers['traceparent'])
      : null;
    const span = tracing.beginRequest(`${method} ${route}`, attributes, caller);
    spans.set(request, span);
    request.log = reply.log = request.log.child({ traceId: span.traceId });
    goOn(request, done);
  });
  // The body arrives in another context than that of the hooks before it.
  app.addHook('preValidation', (request, _reply, done) => goOn(request, done));
  app.addHook('onResponse', async (request, { statusCode }) => {
    const failure = statusCode >= 500 ? String(statusCode) : undefined;
    spans.get(request)?.end(failure, { 'http.response.status_code': statusCode });
  });
  app.addHook('onRequestAbort', async (request) => spans.get(request)?.end('aborted'));
}

/** @param networks addresses, or networks like 10.0.0.0/8 */
function addressTest(networks: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => address !== undefined && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
