import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldOf } from '../http-call';

/** Subset of JSON Schema that the API document uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
};

export type Parameter = { name: string; in: 'query' | 'path' | 'header'; required?: boolean; schema: Schema };

/** Schema name for a response that is not JSON. */
export const ANY_TEXT = 'text';

export type Operation = {
  operationId: string;
  method: string;
  /** Path with its parameters in braces. */
  path: string;
  parameters: Parameter[];
  body: Schema | null;
  /**
   * Documented responses by status. `schema` is a pointer into the document, null for a response without a body, or
   * ANY_TEXT for a response that is not JSON.
   */
  answers: ReadonlyMap<number, { schema: string | null }>;
};

export type ApiDocument = {
  json: object;
  operations: Operation[];
  /** Returns the schema that a reference points to; other schemas are returned unchanged. */
  resolve: (schema: Schema) => Schema;
};

type OperationJson = {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, object>;
};
type DocumentJson = {
  paths: Record<string, Record<string, OperationJson>>;
  components: { schemas: Record<string, Schema>; responses?: Record<string, object> };
};

/** Reads the API document of the workspace. */
export function readDocument(): ApiDocument {
  const file = join(__dirname, '../../../apps/api/openapi.json');
  const json: DocumentJson = JSON.parse(readFileSync(file, 'utf8'));
  const operations = Object.entries(json.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(
      ([method, operation]) => toOperation(path, method, operation, json.components.responses ?? {}) ?? [],
    ),
  );
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (json.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  return { json, operations, resolve };
}

function toOperation(
  path: string,
  method: string,
  json: OperationJson,
  shared: Record<string, object>,
): Operation | null {
  if (json.operationId === undefined) return null;
  const answers = Object.entries(json.responses).map(([status, response]) => {
    const place = ['paths', path, method, 'responses', status];
    return [Number(status), { schema: schemaOf(response, place, shared) }] as const;
  });
  return {
    operationId: json.operationId,
    method: method.toUpperCase(),
    path,
    parameters: json.parameters ?? [],
    body: json.requestBody?.content['application/json']?.schema ?? null,
    answers: new Map(answers),
  };
}

/** Returns a pointer to the schema of a JSON response. Several operations may share the schema. */
function schemaOf(response: object, place: string[], shared: Record<string, object>): string | null {
  const reference = fieldOf(response, '$ref');
  if (typeof reference === 'string') {
    const name = reference.split('/').at(-1) ?? '';
    return schemaOf(shared[name] ?? {}, ['components', 'responses', name], shared);
  }
  const content = fieldOf(response, 'content');
  if (content === undefined) return null;
  if (fieldOf(content, 'application/json') === undefined) return ANY_TEXT;
  return `#/${[...place, 'content', 'application/json', 'schema'].map(escapePointer).join('/')}`;
}

function escapePointer(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}
