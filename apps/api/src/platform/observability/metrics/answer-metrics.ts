import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Registers metrics for the number and duration of responses, labelled by route and never by URL. */
export function measureAnswers(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const total = new Counter({
    name: 'http_requests_total',
    help: 'Answers, by route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and class of status',
    labelNames: ['method', 'route', 'status_class'],
    registers,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none' };
    total.inc({ ...labels, status: String(reply.statusCode) });
    // An event stream stays open, so its duration is not a response time.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    const status_class = `${Math.floor(reply.statusCode / 100)}xx`;
    seconds.observe({ ...labels, status_class }, reply.elapsedTime / 1000);
  });
}
