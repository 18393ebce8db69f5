import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { REFRESH_COOKIE } from '../auth/refresh-cookie';
import { documentOperation } from './documented-answers';
import { withRefusals } from './refusals';
import { nameSchema, namedSchemas } from './named-schemas';
import { Failure } from './schema-parts';

const DESCRIPTION = [
  'Every failure answers `{ error }` in words, and every answer names its request in `X-Request-Id`. An address that is',
  'called with another method than it has answers 405 with `Allow` (404 where the caller would have to be signed in),',
  'and each GET can also be a HEAD. A POST with an `Idempotency-Key` can be repeated for 24 hours.',
].join(' ');

/**
 * Registers the named schemas and the document they make: OpenAPI 3.1, one operation per permitted call.
 * @param publicUrl where people reach this installation; without it, the server is where the document came from
 */
export async function describeContract(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  nameSchema(Failure); // every call may answer it, none refers to it
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
}
