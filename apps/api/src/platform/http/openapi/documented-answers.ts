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
    /** Statuses that this operation returns in addition to those derived from its method and permission. */
    refuses?: readonly number[];
    /** Response schema of a list when the parameter `fields` selects columns. */
    answersFields?: TSchema;
    /** Row schema in a 412 response, if it differs from the successful response. */
    row?: TSchema;
    /** True for a POST that only reads data. Clients may cache its response. */
    'x-query'?: boolean;
  }
}

/** Extension property that lists the error statuses of an operation until `withRefusals` expands them. */
export const REFUSALS_MARK = 'x-refusals';
/** Extension property that marks an optional request body. */
export const OPTIONAL_BODY_MARK = 'x-optional-body';
/** Extension property that holds the row schema of a 412 response. */
export const ROW_MARK = 'x-row';

const BY_OPERATION = new Map<string, Permission>(PERMISSIONS.map((row) => [row.operationId, row]));
const READING = ['GET', 'HEAD'];

/**
 * Adds the security requirement and all responses to an operation of the OpenAPI document. Common responses are derived
 * from the method and permission. The schema of the operation adds the rest (`refuses`, `answersFields`).
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

/** Returns the statuses that follow from the permission, the method, the path parameters and the headers. */
function statusesOf(
  row: Permission,
  { params, headers }: FastifySchema,
  methods: readonly string[],
): number[] {
  const isGuarded = row.allow !== 'public';
  const isForSome = ROLES.some((role) => !isAllowed(row, { role }));
  // 403 if the token lacks a scope, 429 if it exceeds its rate limit.
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

/** Returns the schema name in a reference created by `ref`. */
function nameOf({ $ref }: TSchema): string {
  return String($ref).replace(/#$/, '');
}

function isOptional(body: unknown): boolean {
  return typeof body === 'object' && body !== null && OptionalKind in body;
}
