import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors/errors';

/**
 * Content-Security-Policy of the API reference. The reference needs inline styles because its scripts set style
 * attributes. Its pages are separate from the web app and cannot access its tokens.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const REFERENCE = '/docs';
/** Headers that are not copied from the internal response, because the server sets them on the actual response. */
const OF_THE_CONNECTION: ReadonlySet<string> = new Set(['connection', 'date', 'transfer-encoding']);

/** Serves the API reference at /docs, based on /openapi.json. @param app application that holds the OpenAPI document */
export async function serveReference(app: FastifyInstance): Promise<void> {
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swaggerUi, {
    routePrefix: REFERENCE,
    staticCSP: POLICY,
    theme: { title: 'Vaglio: API reference' },
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: 0, validatorUrl: null },
  });
}

/** Forwards requests for the API reference to the application that serves it. */
export function passToReference(app: FastifyInstance): void {
  const pass = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    const documented = await app.documented();
    const answer = await documented.inject({ method: 'GET', url, headers });
    if (answer.statusCode === 404) throw notFound('No such address');
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined && !OF_THE_CONNECTION.has(name)) reply.header(name, value);
    return reply.code(answer.statusCode).send(answer.rawPayload);
  };
  for (const url of [REFERENCE, `${REFERENCE}/*`]) app.get(url, pass);
}
