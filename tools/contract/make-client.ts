import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { PERMISSIONS, tokenAllows, tokenScopesOf, type Permission } from '@vaglio/access-control';
import { answerOf, readDocument, refName, type ContractDocument, type Operation } from './document';

/** Path of the generated client for programs. It contains all operations that API tokens may use, and their types. */
export const CLIENT_FILE = 'libs/client/src/calls.gen.ts';

const ROWS = new Map<string, Permission>(PERMISSIONS.map((row) => [row.operationId, row]));
/**
 * Parameters that the client does not offer. The client sets the Idempotency-Key itself, and responses with selected
 * columns have no type.
 */
const LEFT_OUT = ['idempotency-key', 'fields'];

type Schemas = ContractDocument['components']['schemas'];

/** Operation that uploads the bytes of a file. The document does not describe its body. */
const BYTES = 'uploadImport';

interface Call {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/**
 * Returns the types and paths of the operations for API tokens, as unformatted TypeScript.
 * @param text OpenAPI document as JSON text
 */
export async function printClient(text: string): Promise<string> {
  const document = readDocument(text);
  const calls = Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): Call => ({ path, method, operation })),
    )
    .filter(({ operation }) => isForTokens(operation))
    .sort((a, b) => (a.operation.operationId < b.operation.operationId ? -1 : 1));
  const types = await typesOf({ ...document, paths: pathsOf(calls, document.components.schemas) });
  const named = calls.reduce(withOwnNames, types);
  return `${named}\n${printCalls(calls)}\n${printRoutes(calls)}`;
}

function isForTokens({ operationId }: Operation): boolean {
  const row = ROWS.get(operationId);
  return (
    row !== undefined && operationId !== BYTES && (tokenScopesOf(row).length > 0 || tokenAllows(row, []))
  );
}

function pathsOf(calls: readonly Call[], schemas: Schemas): ContractDocument['paths'] {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { path, method, operation } of calls)
    paths[path] = { ...paths[path], [method]: asTyped(operation, schemas) };
  return paths;
}

/**
 * Returns an operation in the form that the type generator needs. Lists return full rows. A body with a named schema is
 * inlined, so that its parameter is named `body`.
 */
function asTyped(operation: Operation, schemas: Schemas): Operation {
  const parameters = (operation.parameters ?? []).filter(({ name }) => !LEFT_OUT.includes(name));
  const good = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  const whole = answerOf(operation)?.anyOf?.find((schema) => refName(schema) !== null);
  const responses = whole
    ? { '200': { description: 'Default Response', content: { 'application/json': { schema: whole } } } }
    : Object.fromEntries(good);
  const sent = operation.requestBody?.content?.['application/json']?.schema;
  const name = refName(sent);
  const schema = name === null ? undefined : schemas[name];
  const written = schema && {
    requestBody: { ...operation.requestBody, content: { 'application/json': { schema } } },
  };
  return { ...operation, ...written, parameters, responses };
}

/** Returns the types of the operations. The generator also writes RTK Query endpoints; they are removed. */
async function typesOf(document: ContractDocument): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  const schemaFile = join(folder, 'document.json');
  let source;
  try {
    writeFileSync(schemaFile, JSON.stringify(document));
    source = await generateEndpoints({
      schemaFile,
      apiFile: './none',
      exportName: 'none',
      useUnknown: true,
      mergeReadWriteOnly: true,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
  const start = source?.indexOf('export type ') ?? -1;
  if (source === undefined || start < 0) throw new Error('the generator writes no types any more');
  // This type is for a body without fields. The type {} would accept any value.
  return source.slice(start).replaceAll(/(\bbody\??: )\{\};/g, '$1Record<string, never>;');
}

/** Restores the parameter names of the document, because the generator converts them to camel case. */
function withOwnNames(types: string, { operation: { operationId, parameters = [] } }: Call): string {
  const head = `export type ${typeName(operationId)}ApiArg = {`;
  const [start, end] = [types.indexOf(head), types.indexOf('\n};', types.indexOf(head))];
  const other = parameters.filter(({ name }) => name.includes('_') && !LEFT_OUT.includes(name));
  if (other.length === 0) return types;
  const own = other.reduce(
    (block, { name }) => {
      const spelled = name.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
      if (!block.includes(`\n  ${spelled}?: `)) throw new Error(`${operationId} has no ${spelled}`);
      return block.replace(`\n  ${spelled}?: `, `\n  ${name}?: `);
    },
    types.slice(start, end),
  );
  return types.slice(0, start) + own + types.slice(end);
}

const typeName = (operationId: string) => operationId.charAt(0).toUpperCase() + operationId.slice(1);

function printCalls(calls: readonly Call[]): string {
  const lines = calls.map(({ operation }) => {
    const { operationId, summary = '' } = operation;
    const type = typeName(operationId);
    const answer = isFile(operation) ? 'Response' : answerOf(operation) ? `${type}ApiResponse` : 'void';
    const row = ROWS.get(operationId);
    return `/** ${summary.replaceAll('*/', '* /')}${row ? scopeWords(tokenScopesOf(row)) : ''} */
      ${operationId}: { readonly arg: ${type}ApiArg; readonly answer: ${answer} };`;
  });
  return `/** Every call that an API token may make: what it takes and what it answers. */
    export interface Calls {\n${lines.join('\n')}\n}\n`;
}

function scopeWords(scopes: readonly string[]): string {
  if (scopes.length === 0) return '';
  return ` (scope${scopes.length > 1 ? 's' : ''} ${scopes.map((scope) => `\`${scope}\``).join(', ')})`;
}

function printRoutes(calls: readonly Call[]): string {
  const lines = calls.map(({ path, method, operation }) => {
    const isRepeatable = operation.parameters?.some(({ name }) => name === 'idempotency-key') ?? false;
    const largest = largestPage(operation);
    const row = ROWS.get(operation.operationId);
    const isReading =
      method !== 'get' && row !== undefined && tokenScopesOf(row)[0]?.endsWith(':read') === true;
    const marks = [
      isRepeatable && 'hasKey: true',
      isReading && 'isReading: true',
      isFile(operation) && 'isFile: true',
      largest !== null && `largestPage: ${largest}`,
    ].filter(Boolean);
    return `${operation.operationId}: { method: '${method.toUpperCase()}', path: '${path}'${marks
      .map((mark) => `, ${String(mark)}`)
      .join('')} },`;
  });
  return `/**
     * Where each call goes; \`hasKey\`: it reads an Idempotency-Key, \`isReading\`: it changes nothing, although it is no GET,
     * \`isFile\`: it does not answer JSON, \`largestPage\`: how many rows a page of this list has at most.
     */
    export const ROUTES: Readonly<Record<keyof Calls, Route>> = {\n${lines.join('\n')}\n};

    export interface Route {
      readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
      readonly path: string;
      readonly hasKey?: true;
      readonly isReading?: true;
      readonly isFile?: true;
      readonly largestPage?: number;
    }\n`;
}

/** Returns the maximum page size of an operation; null for an operation without paging. */
function largestPage({ parameters = [] }: Operation): number | null {
  const size = parameters.find(({ name }) => name === 'pageSize')?.schema;
  return size?.maximum ?? size?.anyOf?.find(({ maximum }) => maximum !== undefined)?.maximum ?? null;
}

/** Returns true if the successful response of an operation is not JSON. */
function isFile({ responses }: Operation): boolean {
  const kinds = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content = {} }]) => Object.keys(content));
  return kinds.length > 0 && !kinds.includes('application/json');
}
