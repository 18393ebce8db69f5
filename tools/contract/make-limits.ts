import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { DOCUMENT_FILE, generatedLibs, limitsFile } from './generated-libs';

/** Schema keywords that forms use. */
const LIMITS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'enum', 'default'];
/** Paging fields of all lists. Their limits are defined once; `page-limits.test.ts` compares them with the document. */
const PAGING = ['page', 'pageSize', 'q'];
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

type Json = Readonly<Record<string, unknown>>;

/**
 * Returns the limits of request fields, by file path in the workspace. Each tag has its own file and each operation its
 * own constant, so that a bundle contains only the limits that it uses.
 * @param root root of the workspace
 * @param text OpenAPI document; by default the one in the workspace
 */
export async function makeLimits(
  root: string,
  text = readFileSync(join(root, DOCUMENT_FILE), 'utf8'),
): Promise<Map<string, string>> {
  const document = readObject(JSON.parse(text));
  const options = { ...(await resolveConfig(join(root, 'package.json'))), parser: 'typescript' };
  const files = new Map<string, string>();
  for (const tag of generatedLibs(root).flatMap(({ tags }) => tags)) {
    const constants = operationsOf(document, tag).flatMap((operation) => constantOf(document, operation));
    if (constants.length === 0) continue;
    const text = `// Generated from the contract by 'npm run contract'. Do not edit.\n\n${constants.join('\n\n')}\n`;
    files.set(limitsFile(tag), await format(text, options));
  }
  return files;
}

function operationsOf(document: Json, tag: string): Json[] {
  return Object.values(readObject(document.paths))
    .map(readObject)
    .flatMap((path) => METHODS.map((method) => readObject(path[method])))
    .filter(({ tags }) => Array.isArray(tags) && tags.includes(tag));
}

/**
 * Returns a line such as `export const saveScoreConfigLimits = { top_percent: { minimum: 0, maximum: 1 } } as const;`;
 * [] for an operation without limits.
 */
function constantOf(document: Json, operation: Json): string[] {
  const fields = [...queryFields(operation), ...bodyFields(document, operation)]
    .map(([name, schema]) => [name, limitsOf(schema)] as const)
    .filter(([name, limits]) => !PAGING.includes(name) && Object.keys(limits).length > 0);
  if (fields.length === 0) return [];
  const value = JSON.stringify(Object.fromEntries(fields));
  return [`export const ${String(operation.operationId)}Limits = ${value} as const;`];
}

function queryFields(operation: Json): [string, Json][] {
  const parameters = Array.isArray(operation.parameters) ? operation.parameters.map(readObject) : [];
  return parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => [String(name), readObject(schema)]);
}

function bodyFields(document: Json, operation: Json): [string, Json][] {
  const content = readObject(readObject(operation.requestBody).content);
  const schema = resolved(document, readObject(readObject(content['application/json']).schema));
  return Object.entries(readObject(schema.properties)).map(([name, field]) => [
    name,
    resolved(document, readObject(field)),
  ]);
}

/** Returns the schema that a reference points to; an inline schema is returned unchanged. */
function resolved(document: Json, schema: Json): Json {
  if (typeof schema.$ref !== 'string') return schema;
  const place = schema.$ref.replace('#/', '').split('/');
  return place.reduce<Json>((part, key) => readObject(part[key]), document);
}

function limitsOf(schema: Json): Json {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => LIMITS.includes(keyword)));
}

function readObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
