import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { REFRESH_COOKIE } from '../authorization/principal';
import { once } from '../../util/once';
import { serveReference } from './api-reference';
import { documentOperation } from './documented-answers';
import { withRefusals } from './refusals';
import { nameSchema, namedSchemas } from './named-schemas';
import { Failure } from '../validation/schema-parts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Returns an application that serves only the OpenAPI document and the API reference. Call it after all routes are
     * registered.
     */
    documented: () => Promise<FastifyInstance>;
  }
}

const DESCRIPTION = [
  'Every failure answers `{ error }` in words, and every answer names its request in `X-Request-Id`. An address that is',
  'called with another method than it has answers 405 with `Allow` (404 where the caller would have to be signed in),',
  'and each GET can also be a HEAD. A POST with an `Idempotency-Key` can be repeated for 10 minutes.',
].join(' ');

/**
 * Collects the routes for the OpenAPI document. The document and the API reference are created on the first request,
 * because their packages slow down the start and take 6 MB.
 * @param publicUrl address of the installation; without it, the document contains the address from which it was
 * requested
 */
export function describeContract(app: FastifyInstance, publicUrl: string | undefined): void {
  nameSchema(Failure); // every operation may return it, but no schema references it
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD' && route.schema?.tags) routes.push(route);
  });
  app.decorate(
    'documented',
    once(() => documentedApp(routes, publicUrl)),
  );
}

async function documentedApp(routes: readonly RouteOptions[], publicUrl: string | undefined) {
  const { default: swagger } = await import('@fastify/swagger');
  const app = Fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  for (const schema of namedSchemas()) app.addSchema(schema);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Vaglio', version: '1.0.0', description: DESCRIPTION },
      servers: [{ url: publicUrl ?? '/', description: 'This installation' }],
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token of a sign-in, or an API token (`vgl_…`) within its scopes',
          },
          metrics: { type: 'http', scheme: 'bearer', description: 'The token that METRICS_TOKEN sets' },
          refreshCookie: { type: 'apiKey', in: 'cookie', name: REFRESH_COOKIE },
        },
      },
    },
    transform: documentOperation,
    transformObject: (documents) => withRefusals('openapiObject' in documents ? documents.openapiObject : {}),
    refResolver: {
      buildLocalReference: (json, _base, _fragment, i) =>
        typeof json.$id === 'string' ? json.$id : `schema-${i}`,
    },
    hideUntagged: true,
  });
  for (const { method, url, schema = {}, config = {} } of routes)
    app.route({ method, url, schema, config, handler: () => null });
  await serveReference(app);
  await app.ready();
  return app;
}
