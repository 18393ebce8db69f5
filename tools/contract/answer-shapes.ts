import { LENIENT_SCHEMAS, type Leniency } from '../../libs/contract/src/other-servers';
import {
  answerOf,
  namesUnder,
  refName,
  type ContractDocument,
  type Operation,
  type Schema,
} from './document';
import { listOf } from './list-answers';
import { printImports } from './print-imports';
import { COLUMNS } from './schema-owners';

const MADE_BY_RULE: Leniency = {};

/** Returns the name of the constant that contains the shape of a schema. */
export const shapeName = (schema: string): string => `${withSmallInitial(schema)}Shape`;

/**
 * Returns the modules with the shapes of all responses, by tag. Each schema occurs once, after its dependencies.
 * @param owners tag of each schema
 * @returns source texts of the modules, unformatted
 */
export function printShapes(
  operations: readonly Operation[],
  document: ContractDocument,
  owners: ReadonlyMap<string, string>,
): Map<string, string> {
  const { schemas } = document.components;
  const modules = new Map<string, Map<string, string>>();
  const written = new Set<string>();
  const write = (name: string): void => {
    if (written.has(name)) return;
    written.add(name);
    const schema = schemas[name] ?? {};
    for (const part of namesUnder(schema, schemas)) if (part !== name) write(part);
    const tag = owners.get(name);
    if (tag === undefined) throw new Error(`${name} has no tag`);
    const constants = modules.get(tag) ?? new Map<string, string>();
    modules.set(tag, constants);
    const whole = name.replace(COLUMNS, '');
    if (whole !== name) {
      write(whole);
      constants.set(shapeName(name), `columns(${fieldsName(whole)})`);
      return;
    }
    const fields = printFields(schema, leniencyOf(name), listOf(schema) === null ? [] : LEFT_TO_PAGE);
    const isShared = `${name}Columns` in schemas;
    if (isShared) constants.set(fieldsName(name), fields);
    constants.set(shapeName(name), printNamed(name, schema, isShared ? fieldsName(name) : fields));
  };
  for (const operation of operations)
    for (const name of namesUnder(answerOf(operation), schemas)) write(name);
  const tagOf = new Map(
    [...modules].flatMap(([tag, constants]) => [...constants.keys()].map((name) => [name, tag])),
  );
  return new Map([...modules].map(([tag, constants]) => [tag, printModule(tag, constants, tagOf)]));
}

function printModule(
  tag: string,
  constants: ReadonlyMap<string, string>,
  tagOf: ReadonlyMap<string, string>,
): string {
  const body = [...constants].map(([name, value]) =>
    name.endsWith('Fields')
      ? `const ${name} = ${value};`
      : `export const ${name} = /* @__PURE__ */ ${value};`,
  );
  const text = body.join('\n\n');
  const imports = KINDS.map(([file, kinds]) => {
    // Matches only calls, arguments and field values, because a field may have the same name as a kind of shape.
    const used = kinds.filter((kind) => new RegExp(`[(:=,/] ?${kind}[(),} ]`).test(text));
    return used.length === 0 ? '' : `import { ${used.join(', ')} } from '../shapes/${file}';\n`;
  });
  const shapes = [...text.matchAll(/\b\w+Shape\b/g)].map(([name]) => name);
  return `${imports.join('')}${printImports('import', shapes, tagOf, tag)}\n${text}\n`;
}

/** Kinds of shapes, by their file in `libs/contract/src/shapes`. */
const KINDS: readonly (readonly [file: string, kinds: readonly string[]])[] = [
  ['combine', ['entry', 'list', 'nullable', 'optional', 'withDefault']],
  ['object', ['columns', 'object', 'page', 'rows']],
  [
    'values',
    ['anything', 'count', 'flag', 'name', 'number', 'oneOf', 'roles', 'text', 'textOrNumber', 'word', 'yes'],
  ],
];

/** Fields that the shape `page` handles itself. */
const LEFT_TO_PAGE = ['total'];

const withSmallInitial = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const fieldsName = (schema: string): string => `${withSmallInitial(schema)}Fields`;
const leniencyOf = (schema: string): Leniency => LENIENT_SCHEMAS[schema] ?? MADE_BY_RULE;

function printNamed(name: string, schema: Schema, fields: string): string {
  const { names } = leniencyOf(name);
  const rest = `${fields}${names ? `, ${JSON.stringify(names)}` : ''}`;
  const list = listOf(schema);
  if (list === null) return `object(${rest})`;
  return `${'total' in (schema.properties ?? {}) ? 'page' : 'rows'}('${list}', ${rest})`;
}

function printFields(
  { properties = {}, required = [] }: Schema,
  leniency: Leniency,
  without: readonly string[] = [],
): string {
  const fields = Object.entries(properties)
    .filter(([field]) => !without.includes(field))
    .map(([field, schema]) => {
      const shape = printField(field, schema, leniency);
      const fallback = leniency.defaults?.[field];
      if (fallback !== undefined) return `${field}: withDefault(${shape}, ${JSON.stringify(fallback)})`;
      return `${field}: ${required.includes(field) ? shape : `optional(${shape})`}`;
    });
  return `{ ${fields.join(', ')} }`;
}

function printField(field: string, schema: Schema, { keys = [], roles, entries = {} }: Leniency): string {
  if (field === roles) return `roles('admin', 'super', 'user')`;
  if (keys.includes(field)) return 'name';
  const inside = entries[field];
  return inside === undefined ? printShape(schema) : `list(entry(word, '${inside}'))`;
}

/**
 * Returns the source text of an inline schema's shape. For a named schema, it is the name of the constant that contains
 * the shape.
 */
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
  // The values of a nullable enum include null. `nullable`, which encloses the enum, already handles null.
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
