import type { AnySchema } from 'ajv';
import type { FastifyInstance } from 'fastify';
import type { OperationId } from '@vaglio/access-control';
import { compileSerializer, compileSerializerOnDemand, validatorsOnDemand } from './compile-on-demand';
import { compileStrictly } from './strict-validator';
import { isAddressUtf8, refusedText } from './body-text';
import { badRequest } from '../errors/errors';
import { isTooDeep } from './json-depth';
import { operationOf } from '../authorization/permission-hook';

/** Maximum size of a large body, such as an imported row or a prompt. */
const MAX_LARGE_BODY_BYTES = 256 * 1024;

/**
 * Sets the validator of all requests. It does not convert types in bodies; in queries, paths and headers, it converts
 * text to numbers.
 */
export function setStrictValidator(app: FastifyInstance, compilesAtOnce: boolean): void {
  const compile = (part: string | undefined, schema: AnySchema) =>
    compileStrictly({ validateSchema: compilesAtOnce, coerceTypes: part !== 'body' }, part, schema);
  app.setValidatorCompiler<AnySchema>(
    compilesAtOnce ? ({ schema, httpPart }) => compile(httpPart, schema) : validatorsOnDemand(compile),
  );
}

/** Sets the serializer of all responses. A response contains only the properties of its schema. */
export function setResponseSerializer(app: FastifyInstance, compilesAtOnce: boolean): void {
  app.setSerializerCompiler(compilesAtOnce ? compileSerializer : compileSerializerOnDemand);
}

/** Accepts only JSON bodies, so that every body is validated before it reaches a handler. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined);
    const refused = refusedText(request.headers, bytes);
    if (refused) return done(refused);
    const body = bytes.toString('utf8');
    if (isTooDeep(body)) return done(badRequest('The body is nested too deeply.'));
    parse(request, body, (error, parsed) => {
      if (error) return done(error);
      if (hasText(parsed, holdsNul)) return done(badRequest('The body holds a NUL character.'));
      if (hasText(parsed, isBroken))
        return done(badRequest('The body holds half of a character (a lone surrogate).'));
      done(null, parsed);
    });
  });
}

/**
 * Refuses paths and queries with invalid UTF-8 or with a NUL character, which PostgreSQL cannot store. Permissions are
 * checked first.
 */
export function rejectMalformedUrl(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ url }) => {
    if (url.includes('%00')) throw badRequest('The address holds a NUL character.');
    if (!isAddressUtf8(url)) throw badRequest('The address is not valid UTF-8.');
  });
}

const LARGE_BODIES: readonly OperationId[] = [
  'importRaw',
  'importGolden',
  'savePrompt',
  'saveBrand',
  'simulateScore',
  'listScoreDifference',
];

/** Raises the body limit for imported rows, prompts, logos and score previews. */
export function allowLargeBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (LARGE_BODIES.some((operation) => operation === operationOf(route)))
      route.bodyLimit = MAX_LARGE_BODY_BYTES;
  });
}

/** Returns whether a text contains a NUL character. PostgreSQL cannot store NUL. */
export const holdsNul = (text: string) => text.includes('\u0000');

/** Returns whether a text contains an unpaired surrogate. PostgreSQL refuses unpaired surrogates in JSON. */
export const isBroken = (text: string) => !text.isWellFormed();

/** Returns whether any text or property name in a parsed body meets a condition. */
export function hasText(value: unknown, isOne: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isOne(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, entry]) => isOne(key) || hasText(entry, isOne));
}
