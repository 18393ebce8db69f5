import type { SwaggerTransform } from '@fastify/swagger';
import { OptionalKind, type TSchema } from '@sinclair/typebox';
import {
  isAllowed,
  PERMISSIONS,
  ROLES,
  tokenAllows,
  TOKEN_SCOPES,
  type Permission,
} from '@vaglio/access-control';
import type { FastifySchema } from 'fastify';
import { readObject } from '../validation/read-object';

declare module 'fastify' {
  interface FastifySchema {
    /** Statuses that this call answers besides those that every call of its kind answers. */
    refuses?: readonly number[];
    /** What a list answers where `fields` names its columns. */
    answersFields?: TSchema;
    /** The row that a 412 carries, where the call does not answer it when all is well. */
    row?: TSchema;
    /** Marks a POST that writes nothing: the document has it, and clients may cache the answer. */
    'x-query'?: boolean;
  }
}

/** Where an operation of the document carries its refusals until they are written out; see `refusals`. */
export const REFUSALS_MARK = 'x-refusals';
/** The same for a body that may be left out. */
export const OPTIONAL_BODY_MARK = 'x-optional-body';
/** The same for the row of a 412. */
export const ROW_MARK = 'x-row';

const BY_OPERATION = new Map<string, Permission>(PERMISSIONS.map((row) => [row.operationId, row]));
const READING = ['GET', 'HEAD'];

/**
 * An operation as the document describes it: with what it needs to be called, and every answer that it can give. What
 * all calls of a kind have in common is derived here; the rest is said by the schema (`refuses`, `answersFields`).
 */
export const documentOperation: SwaggerTransform = ({ schema, url, route }) => {
  const row = schema?.operationId === undefined ? undefined : BY_OPERATION.get(schema.operationId);
  if (!row || !schema) return { schema, url };
  const { refuses = [], answersFields, row: changedRow, response, security, ...rest } = schema;
  const good = readObject(response);
  const statuses = [...statusesOf(row, schema, [route.method].flat()), ...refuses];
  return {
    url,
    schema: {
      ...rest,
      security: security ?? securityOf(row),
      response: answersFields ? { ...good, 200: { anyOf: [good['200'], answersFields] } } : good,
      [REFUSALS_MARK]: [...new Set(statuses)].sort((a, b) => a - b),
      ...(isOptional(schema.body) ? { [OPTIONAL_BODY_MARK]: true } : {}),
      ...(changedRow ? { [ROW_MARK]: nameOf(changedRow) } : {}),
    },
  };
};

function securityOf({ allow }: Permission) {
  return allow === 'public' ? [] : [{ bearer: [] }];
}

/** Statuses that follow from who may call, from the method and from the parts of the request. */
function statusesOf(
  row: Permission,
  { params, headers }: FastifySchema,
  methods: readonly string[],
): number[] {
  const isGuarded = row.allow !== 'public';
  const isForSome = ROLES.some((role) => !isAllowed(row, { role }));
  // A token lacks a scope, or makes too many calls.
  const fromToken = isGuarded ? (tokenAllows(row, TOKEN_SCOPES) ? [403, 429] : [403]) : [];
  const given = readObject(readObject(headers)['properties']);
  const holdsBody = methods.some((method) => !READING.includes(method));
  return [
    400,
    ...(isGuarded ? [401] : []),
    ...(isForSome ? [403] : []),
    ...fromToken,
    ...(params ? [404, 414] : []),
    ...('if-match' in given ? [412] : []),
    ...('idempotency-key' in given ? [409, 422] : []),
    ...(holdsBody ? [413, 415] : []),
    500,
    503,
  ];
}

/** The name in a reference made by `ref`. */
function nameOf({ $ref }: TSchema): string {
  return String($ref).replace(/#$/, '');
}

function isOptional(body: unknown): boolean {
  return typeof body === 'object' && body !== null && OptionalKind in body;
}
