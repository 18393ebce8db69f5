import type { AnySchema } from 'ajv';
import type { FastifyInstance } from 'fastify';
import type { OperationId } from '@vaglio/access-control';
import { compileSerializer, compileSerializerOnDemand, validatorsOnDemand } from './compile-on-demand';
import { compileStrictly } from './strict-validator';
import { isAddressUtf8, refusedText } from './body-text';
import { badRequest } from '../errors/errors';
import { isTooDeep } from './json-depth';
import { operationOf } from '../authorization/permission-hook';

/** For an imported row and a prompt. */
const MAX_LARGE_BODY_BYTES = 256 * 1024;

/** Bodies are taken as they are; queries, paths and headers are text, so their numbers are read from text. */
export function setStrictValidator(app: FastifyInstance, compilesAtOnce: boolean): void {
  const compile = (part: string | undefined, schema: AnySchema) =>
    compileStrictly({ validateSchema: compilesAtOnce, coerceTypes: part !== 'body' }, part, schema);
  app.setValidatorCompiler<AnySchema>(
    compilesAtOnce ? ({ schema, httpPart }) => compile(httpPart, schema) : validatorsOnDemand(compile),
  );
}

/** Answers hold what their schema names, and nothing else. */
export function setResponseSerializer(app: FastifyInstance, compilesAtOnce: boolean): void {
  app.setSerializerCompiler(compilesAtOnce ? compileSerializer : compileSerializerOnDemand);
}

/** One kind of body, read strictly: nothing else reaches a handler unvalidated. */
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
 * A path or query is text as a body is: no NUL, which PostgreSQL cannot hold, and valid UTF-8. Who may not call learns
 * nothing of it.
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

/** An imported row, a prompt, a logo and the changes of a preview may be larger than other bodies. */
export function allowLargeBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (LARGE_BODIES.some((operation) => operation === operationOf(route)))
      route.bodyLimit = MAX_LARGE_BODY_BYTES;
  });
}

/** PostgreSQL text cannot hold a NUL. */
export const holdsNul = (text: string) => text.includes('\u0000');

/** Half of a character beyond the first 65,536 is no Unicode text, and PostgreSQL's JSON refuses it. */
export const isBroken = (text: string) => !text.isWellFormed();

/** Whether any text of a parsed body, names included, is one of those. */
export function hasText(value: unknown, isOne: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isOne(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, entry]) => isOne(key) || hasText(entry, isOne));
}
