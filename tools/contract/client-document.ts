import { LENIENT_SCHEMAS, type Leniency } from '../../libs/contract/src/other-servers';
import {
  answerOf,
  namesUnder,
  operationsOf,
  refName,
  refTo,
  type ContractDocument,
  type Operation,
  type Schema,
} from './document';
import { BESIDE_ROWS, listOf } from './list-answers';

/** Suffix for the path of an operation that returns only selected columns. The generator removes the suffix. */
export const COLUMNS_MARK = '#columns';
const ASKS_FOR_COLUMNS = 'fields';

type Schemas = ContractDocument['components']['schemas'];

/**
 * Converts the API document for the web app, which must be able to read responses from any server that implements the
 * specification. Fields that other servers omit become optional. A list with a column selection becomes a separate
 * operation whose row fields are all optional. Requests remain as strict as our server requires.
 */
export function toClientDocument(document: ContractDocument): ContractDocument {
  const { schemas } = document.components;
  const unknown = Object.keys(LENIENT_SCHEMAS).filter((name) => !(name in schemas));
  if (unknown.length > 0)
    throw new Error(`other-servers.ts names no schema of the contract: ${unknown.join(', ')}`);
  const sent = namesUnder(
    operationsOf(document).map(({ operation }) => operation.requestBody),
    schemas,
  );
  const relaxed = Object.entries(schemas).map(([name, schema]) => [name, relax(name, schema)] as const);
  const strict = relaxed
    .filter(([name, schema]) => sent.has(name) && schema !== schemas[name])
    .map(([name]) => name);
  const all: Record<string, Schema> = Object.fromEntries(relaxed);
  for (const name of strict) all[sentName(name)] = schemas[name] ?? {};
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, described] of Object.entries(methods)) {
      const operation = asCalled(described);
      const asSent = { ...operation, requestBody: renamed(operation.requestBody, strict) };
      const columns = withColumns(asSent, all);
      paths[path] = { ...paths[path], [method]: columns ? columns.whole : asSent };
      if (columns) paths[path + COLUMNS_MARK] = { [method]: columns.part };
    }
  answerPatchesInPart(paths, all);
  return { ...document, paths, components: { ...document.components, schemas: all } };
}

const sentName = (name: string) => `${name}Input`;

/** Returns a schema that accepts the deviations of other servers; the same object if no deviations are known. */
function relax(name: string, schema: Schema): Schema {
  const { optional = [], words = [], roles }: Leniency = LENIENT_SCHEMAS[name] ?? {};
  const loose = [...optional, ...(listOf(schema) === null ? [] : ['page', 'pageSize'])];
  const open = roles === undefined ? words : [...words, roles];
  const { required = [], properties = {} } = schema;
  for (const field of [...optional, ...open])
    if (!(field in properties)) throw new Error(`other-servers.ts: ${name} has no field ${field}`);
  if (!required.some((field) => loose.includes(field)) && open.length === 0) return schema;
  return {
    ...schema,
    required: required.filter((field) => !loose.includes(field)),
    properties: Object.fromEntries(
      Object.entries(properties).map(([field, type]) => [
        field,
        open.includes(field) ? withoutEnum(type) : type,
      ]),
    ),
  };
}

function withoutEnum({ enum: _words, ...type }: Schema): Schema {
  return type;
}

/**
 * Returns an operation as the web app uses it: with only its successful response, and without the Idempotency-Key
 * header, because the web app does not send it. A list that returns either full rows or columns is split into two
 * operations later.
 */
function asCalled(operation: Operation): Operation {
  const good = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  const whole = refName(answerOf(operation)?.anyOf?.[0]);
  const parameters = operation.parameters?.filter(({ name }) => name !== 'idempotency-key');
  return {
    ...operation,
    ...(parameters && { parameters }),
    responses: whole === null ? Object.fromEntries(good) : answering(whole),
  };
}

/**
 * Splits a list with a column selection into two operations and adds the schemas of the second operation; null for
 * other operations.
 */
function withColumns(operation: Operation, schemas: Record<string, Schema>) {
  const { parameters = [], operationId } = operation;
  const answer = refName(answerOf(operation));
  if (answer === null || !parameters.some(({ name }) => name === ASKS_FOR_COLUMNS)) return null;
  const page = schemas[answer] ?? {};
  const list = listOf(page);
  const row = list === null ? null : refName(page.properties?.[list]?.items);
  if (list === null || row === null)
    throw new Error(`${operationId} has no list of rows to choose columns of`);
  schemas[`${row}Columns`] = { ...schemas[row], required: [] };
  schemas[`${answer.replace(/Page$/, '')}ColumnsPage`] = {
    ...page,
    properties: {
      ...Object.fromEntries(
        Object.entries(page.properties ?? {}).filter(([field]) => !BESIDE_ROWS.includes(field)),
      ),
      [list]: { type: 'array', items: refTo(`${row}Columns`) },
    },
  };
  return {
    whole: { ...operation, parameters: parameters.filter(({ name }) => name !== ASKS_FOR_COLUMNS) },
    part: {
      ...operation,
      operationId: `${operationId}Columns`,
      parameters: parameters.map((parameter) =>
        parameter.name === ASKS_FOR_COLUMNS ? { ...parameter, required: true } : parameter,
      ),
      responses: answering(`${answer.replace(/Page$/, '')}ColumnsPage`),
    },
  };
}

/** Declares that the responses to PATCH requests may contain only part of the row. Source: spec §7. */
function answerPatchesInPart(paths: Record<string, Record<string, Operation>>, schemas: Schemas): void {
  for (const methods of Object.values(paths)) {
    const { patch } = methods;
    const row = patch && refName(answerOf(patch));
    if (patch && row && `${row}Columns` in schemas)
      methods.patch = { ...patch, responses: answering(`${row}Columns`) };
  }
}

function answering(schema: string): Operation['responses'] {
  return {
    '200': {
      description: 'Default Response',
      content: { 'application/json': { schema: refTo(schema) } },
    },
  };
}

/** Returns a copy of a request body whose references point to the strict schemas. */
function renamed(body: Operation['requestBody'], strict: readonly string[]): Operation['requestBody'] {
  if (body === undefined) return undefined;
  return JSON.parse(JSON.stringify(body), (key, value: unknown) => {
    const name = key === '$ref' && typeof value === 'string' ? refName({ $ref: value }) : null;
    return name !== null && strict.includes(name) ? refTo(sentName(name)).$ref : value;
  });
}
