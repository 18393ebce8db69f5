import { OTHER_SERVERS, type Tolerance } from '../../libs/api-client/src/answer/other-servers';
import {
  answerOf,
  namesUnder,
  refName,
  type ContractDocument,
  type Operation,
  type Schema,
} from './document';
import { listOf } from './list-answers';

const MADE_BY_RULE: Tolerance = {};

/** The constant that holds the shape of a schema. */
export const shapeName = (schema: string): string => schema.charAt(0).toLowerCase() + schema.slice(1);

/**
 * The module with the shapes of everything that these operations answer, each schema once, parts before wholes.
 * @returns its text, not yet formatted
 */
export function printShapes(operations: readonly Operation[], document: ContractDocument): string {
  const { schemas } = document.components;
  const written = new Map<string, string>();
  const write = (name: string): void => {
    if (written.has(name)) return;
    const schema = schemas[name] ?? {};
    for (const part of namesUnder(schema, schemas)) if (part !== name) write(part);
    const whole = name.replace(COLUMNS, '');
    if (whole !== name) {
      write(whole);
      written.set(name, `export const ${shapeName(name)} = /* @__PURE__ */ columns(${fieldsName(whole)});`);
      return;
    }
    const fields = printFields(schema, toleranceOf(name), listOf(schema) === null ? [] : LEFT_TO_PAGE);
    const isShared = `${name}Columns` in schemas;
    if (isShared) written.set(fieldsName(name), `const ${fieldsName(name)} = ${fields};`);
    const shape = printNamed(name, schema, isShared ? fieldsName(name) : fields);
    written.set(name, `export const ${shapeName(name)} = /* @__PURE__ */ ${shape};`);
  };
  for (const operation of operations)
    for (const name of namesUnder(answerOf(operation), schemas)) write(name);
  const body = [...written.values()].join('\n\n');
  // As a call, as an argument or as a field's value: fields may have the names of kinds.
  const kinds = KINDS.filter((kind) => new RegExp(`[(:=,/] ?${kind}[(),} ]`).test(body));
  return `import { ${kinds.join(', ')} } from '@vaglio/api-client';\n\n${body}\n`;
}

const KINDS: readonly string[] = [
  'anything',
  'columns',
  'count',
  'entry',
  'flag',
  'list',
  'name',
  'nullable',
  'number',
  'object',
  'oneOf',
  'optional',
  'page',
  'roles',
  'rows',
  'text',
  'textOrNumber',
  'withDefault',
  'word',
  'yes',
];

/** Schemas of rows of which only some columns were asked for; see `toClientDocument`. */
const COLUMNS = /Columns$/;
/** A page finds its total itself. */
const LEFT_TO_PAGE = ['total'];

const fieldsName = (schema: string): string => `${shapeName(schema)}Fields`;
const toleranceOf = (schema: string): Tolerance => OTHER_SERVERS[schema] ?? MADE_BY_RULE;

function printNamed(name: string, schema: Schema, fields: string): string {
  const { names } = toleranceOf(name);
  const rest = `${fields}${names ? `, ${JSON.stringify(names)}` : ''}`;
  const list = listOf(schema);
  if (list === null) return `object(${rest})`;
  return `${'total' in (schema.properties ?? {}) ? 'page' : 'rows'}('${list}', ${rest})`;
}

function printFields(
  { properties = {}, required = [] }: Schema,
  tolerance: Tolerance,
  without: readonly string[] = [],
): string {
  const fields = Object.entries(properties)
    .filter(([field]) => !without.includes(field))
    .map(([field, schema]) => {
      const shape = printField(field, schema, tolerance);
      const fallback = tolerance.defaults?.[field];
      if (fallback !== undefined) return `${field}: withDefault(${shape}, ${JSON.stringify(fallback)})`;
      return `${field}: ${required.includes(field) ? shape : `optional(${shape})`}`;
    });
  return `{ ${fields.join(', ')} }`;
}

function printField(field: string, schema: Schema, { keys = [], roles, entries = {} }: Tolerance): string {
  if (field === roles) return `roles('admin', 'super', 'user')`;
  if (keys.includes(field)) return 'name';
  const inside = entries[field];
  return inside === undefined ? printShape(schema) : `list(entry(word, '${inside}'))`;
}

/** The shape of a schema that is written out, or the name of the constant that holds it. */
function printShape(schema: Schema): string {
  const name = refName(schema);
  if (name !== null) return shapeName(name);
  const { anyOf, enum: words, properties, items } = schema;
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (anyOf) {
    const parts = anyOf.filter(({ type }) => type !== 'null').map(printShape);
    if (parts.length !== 1) throw new Error(`a choice between shapes: ${JSON.stringify(schema)}`);
    return `nullable(${parts[0]})`;
  }
  if (types.includes('null'))
    return `nullable(${printShape({ ...schema, type: types.filter((type) => type !== 'null') })})`;
  // The list of a nullable word names null too; `nullable` around it says so.
  if (words)
    return `oneOf(${words
      .filter((word) => word !== null)
      .map((word) => `'${word}'`)
      .join(', ')})`;
  if (properties) return `object(${printFields(schema, MADE_BY_RULE)})`;
  if (items) return `list(${items.type === 'string' && !items.enum ? 'word' : printShape(items)})`;
  if (types.length === 0) return 'anything';
  if (types.length > 1) return 'textOrNumber';
  if (types[0] === 'integer' && schema.minimum === 0 && schema.maximum === 1) return 'flag';
  const kind = { string: 'text', number: 'number', integer: 'count', boolean: 'yes' }[types[0] ?? ''];
  if (kind === undefined) throw new Error(`a schema that has no shape: ${JSON.stringify(schema)}`);
  return kind;
}
