import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { within, type OpenSpan } from './trace-scope';
import type { Tracing } from './tracing';
import { readTraceparent } from './traceparent';

/** Routes without traces: they are polled by machines, or their connections remain open for hours. */
const UNTRACED: readonly string[] = ['/healthz', '/readyz', '/metrics', '/auth/notifications/stream'];

/**
 * Records a span for each request and adds the trace id to its log lines. The span is named after the route, never the
 * URL. If a trusted proxy forwards the trace of the caller, that trace is continued. Register these hooks before all
 * others.
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
  // After the body has arrived, the async context of the earlier hooks is lost, so it is restored.
  app.addHook('preValidation', (request, _reply, done) => goOn(request, done));
  app.addHook('onResponse', async (request, { statusCode }) => {
    const failure = statusCode >= 500 ? String(statusCode) : undefined;
    spans.get(request)?.end(failure, { 'http.response.status_code': statusCode });
  });
  app.addHook('onRequestAbort', async (request) => spans.get(request)?.end('aborted'));
}

/**
 * Returns a function that tests whether an address belongs to one of the networks.
 * @param networks IP addresses or CIDR networks such as 10.0.0.0/8
 */
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
