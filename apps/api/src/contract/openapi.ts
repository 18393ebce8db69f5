import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { nameSchema, namedSchemas } from './named-schemas';
import { Failure } from './schema-parts';

/** Registers the named schemas and the document they make: OpenAPI 3.1, one operation per permitted call. */
export async function describeContract(app: FastifyInstance): Promise<void> {
  nameSchema(Failure); // every call may answer it, none refers to it
  for (const schema of namedSchemas()) app.addSchema(schema);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Vaglio', version: '1.0.0', description: 'Every failure answers `{ error }` in words.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    refResolver: {
      buildLocalReference: (json, _base, _fragment, i) =>
        typeof json.$id === 'string' ? json.$id : `schema-${i}`,
    },
    hideUntagged: true,
  });
}
