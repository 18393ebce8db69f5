import { OPTIONAL_BODY_MARK, REFUSALS_MARK, ROW_MARK } from './documented-answers';
import { readObject } from '../validation/read-object';

type Json = Record<string, unknown>;
type Refusal = { name: string; description: string; headers?: Json };

const RETRY_AFTER = {
  'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait before a retry' },
};

/** Name and description of every error status. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  400: { name: 'BadRequest', description: 'The request is not valid' },
  401: {
    name: 'Unauthorized',
    description: 'The credentials are missing, wrong or no longer valid',
    headers: { 'WWW-Authenticate': { schema: { type: 'string' }, description: 'Bearer' } },
  },
  403: { name: 'Forbidden', description: 'The signed-in person may not do this' },
  404: { name: 'NotFound', description: 'There is no such row' },
  409: { name: 'Conflict', description: 'The present state does not allow it' },
  413: { name: 'TooLarge', description: 'The body is too large' },
  414: { name: 'AddressTooLong', description: 'A part of the address is too long' },
  415: { name: 'UnsupportedMediaType', description: 'The body is not JSON in UTF-8' },
  422: {
    name: 'KeyUsed',
    description: 'The Idempotency-Key was used for another request',
  },
  429: {
    name: 'TooManyRequests',
    description: 'Too many attempts, or a budget is used up',
    headers: RETRY_AFTER,
  },
  500: { name: 'Unexpected', description: 'An unexpected failure; the log has it under the request id' },
  503: {
    name: 'Unavailable',
    description: 'The server or its database is busy, starting or stopping',
    headers: RETRY_AFTER,
  },
};
const STALE = 412;
const NULLABLE_TEXT = { type: ['string', 'null'] };
const FAILURE = { $ref: '#/components/schemas/Failure' };

/**
 * Returns the OpenAPI document with the error responses of every operation, as references to shared components.
 * @param document OpenAPI document with the extension properties that `documentOperation` added
 * @throws Error for a status that is missing from `REFUSALS`
 */
export function withRefusals(document: Json): Json {
  const paths = Object.entries(readObject(document['paths'])).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(readObject(methods)).map(([method, operation]) => [
        method,
        written(readObject(operation)),
      ]),
    ),
  ]);
  const responses = Object.values(REFUSALS).map(({ name, description, headers }) => [
    name,
    { description, ...(headers ? { headers } : {}), content: jsonOf(FAILURE) },
  ]);
  return {
    ...document,
    components: { ...readObject(document['components']), responses: Object.fromEntries(responses) },
    paths: Object.fromEntries(paths),
  };
}

function written({
  [REFUSALS_MARK]: statuses,
  [OPTIONAL_BODY_MARK]: isOptional,
  [ROW_MARK]: row,
  ...operation
}: Json): Json {
  const good = readObject(operation['responses']);
  const current = typeof row === 'string' ? { $ref: `#/components/schemas/${row}` } : answerOf(good);
  const refusals = Object.fromEntries(
    [statuses ?? []].flat().map((status) => [String(status), responseOf(Number(status), current)]),
  );
  const body = readObject(operation['requestBody']);
  return {
    ...operation,
    ...(isOptional ? { requestBody: { ...body, required: false } } : {}),
    responses: { ...good, ...refusals },
  };
}

function answerOf(good: Json): unknown {
  return readObject(readObject(readObject(good['200'])['content'])['application/json'])['schema'];
}

function responseOf(status: number, current: unknown): Json {
  if (status === STALE) return staleOf(current);
  const refusal = REFUSALS[status];
  if (!refusal) throw new Error(`No call answers ${status}.`);
  return { $ref: `#/components/responses/${refusal.name}` };
}

/** Returns the schema of a 412 response. @param current schema of the row @throws Error if the schema is missing */
function staleOf(current: unknown): Json {
  if (current === undefined)
    throw new Error('A call with If-Match that answers no row needs `row` in its schema.');
  const stale = {
    type: 'object',
    required: ['current'],
    properties: { current, changed_by: NULLABLE_TEXT, changed_at: NULLABLE_TEXT },
  };
  return {
    description:
      'The row has changed since it was read; `current` is the row as it is now, the rest who changed it and when',
    content: jsonOf({ allOf: [FAILURE, stale] }),
  };
}

function jsonOf(schema: Json) {
  return { 'application/json': { schema } };
}
