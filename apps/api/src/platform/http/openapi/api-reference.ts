import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors/errors';

/** The reader sets style attributes from its scripts; it runs apart from the web app and knows no token. */
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

/** The address of the reference. */
const REFERENCE = '/docs';
/** Of an answer within this process, what the one to the caller has by itself. */
const OF_THE_CONNECTION: ReadonlySet<string> = new Set(['connection', 'date', 'transfer-encoding']);

/** The API reference at /docs, made from the same document as /openapi.json. @param app that of the document */
export async function serveReference(app: FastifyInstance): Promise<void> {
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swaggerUi, {
    routePrefix: REFERENCE,
    staticCSP: POLICY,
    theme: { title: 'Vaglio: API reference' },
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: 0, validatorUrl: null },
  });
}

/** Passes what is asked of the reference on to the application that serves it. */
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
