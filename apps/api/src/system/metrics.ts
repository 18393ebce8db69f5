import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

let ofProcess: Registry | undefined;

/**
 * Its event loop and its collector are watched once, however many applications the process starts: a watch never ends,
 * and keeps the application that began it.
 */
function processRegistry(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

/** Measures every answer of the application and the process itself; the registry prints them for Prometheus. */
export function measureAnswers(app: FastifyInstance): Registry {
  const registry = Registry.merge([processRegistry()]);
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    };
    // How long somebody listens is no time to answer.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) seconds.observe(labels, 0);
    else seconds.observe(labels, reply.elapsedTime / 1000);
  });
  return registry;
}
