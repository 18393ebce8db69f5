import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { Registry } from 'prom-client';
import { isRefusal } from '../../platform/http/errors/errors';
import { hasOneHost } from '../../platform/http/hooks/http-rules';
import type { Metrics } from './metrics';
import { requireMetricsToken } from '../../platform/observability/metrics/metrics-guard';
import type { MetricsSettings } from '../../platform/config/metrics-settings';

/** Limits for HTTP requests to the metrics port. Scrape requests are short. */
const LIMITS = { headersTimeout: 5_000, requestTimeout: 10_000, maxHeaderSize: 8_192 };
const MAX_CONNECTIONS = 20;

/**
 * Serves the metrics on a separate port.
 * @returns a function that stops the server; does nothing without a configured port
 * @throws Error when the port is in use
 */
export async function serveMetrics(
  { text }: Pick<Metrics, 'text'>,
  { port, host, token }: MetricsSettings,
): Promise<() => Promise<void>> {
  if (port === undefined) return async () => undefined;
  const server = createServer(LIMITS, (request, response) => {
    const answer = async () => {
      if (!hasOneHost(request)) return end(response, 400);
      if (request.url?.split('?')[0] !== '/metrics' || request.method !== 'GET') return end(response, 404);
      if (token !== undefined) requireMetricsToken(token, request.headers.authorization);
      end(response, 200, await text());
    };
    answer().catch((error: unknown) => end(response, isRefusal(error) ? error.statusCode : 500));
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${port} is in use. Set METRICS_PORT to another one.`)
      : error;
  });
  return async () => {
    server.closeAllConnections();
    server.close();
  };
}

function end(response: ServerResponse, status: number, text = ''): void {
  if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  response.writeHead(status, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
}
