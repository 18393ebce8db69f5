import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { REFRESH_COOKIE } from '../auth/refresh-cookie';
import { documentOperation } from './documented-answers';
import { withRefusals } from './refusals';
import { nameSchema, namedSchemas } from './named-schemas';
import { Failure } from './schema-parts';

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
      info: { title: 'Vaglio', version: '1.0.0', description: 'Every failure answers `{ error }` in words.' },
      servers: [{ url: publicUrl ?? '/', description: 'This installation' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
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
