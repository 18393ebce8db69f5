import Ajv, { type AnySchema, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { addAddressKeyword } from './address-text';
import { addNameKeyword } from './name-text';
import { schemaNamed } from '../openapi/named-schemas';
import { schemasWithin } from './schemas-within';

const STRICT: Options = {
  removeAdditional: false,
  coerceTypes: false,
  useDefaults: true,
  allErrors: false,
  allowUnionTypes: true,
  strict: false,
};

/** By options, a validator and what it holds: the texts of headers, and the named schemas that what it has made refers to. */
type Kept = { ajv: Ajv; named: Set<string>; headers: Map<string, AnySchema> };

const KEPT = new Map<string, Kept>();

/**
 * Compiles a function that takes values as they are, with one validator per process, which keeps what it has made: the
 * specs make the application some hundred times, of the same schemas. It learns a named schema when something refers to
 * it: all of them took as long as a start has for its first list.
 * @param part of the request; headers are compiled by their text, since Fastify hands a copy of them to each application
 */
export function compileStrictly<Value>(
  options: Options,
  part: string | undefined,
  schema: AnySchema,
): ValidateFunction<Value> {
  const { ajv, named, headers } = keptValidator(options);
  for (const [name, one] of schemasWithin(schema, schemaNamed)) {
    if (!named.has(name)) ajv.addSchema(one);
    named.add(name);
  }
  if (part !== 'headers') return ajv.compile<Value>(schema);
  const text = JSON.stringify(schema);
  const known = headers.get(text) ?? schema;
  headers.set(text, known);
  return ajv.compile<Value>(known);
}

function keptValidator(options: Options): Kept {
  const key = JSON.stringify(options);
  const known = KEPT.get(key);
  if (known) return known;
  const ajv = new Ajv({ ...STRICT, ...options });
  addFormats(ajv);
  addNameKeyword(ajv);
  addAddressKeyword(ajv);
  const made = { ajv, named: new Set<string>(), headers: new Map<string, AnySchema>() };
  KEPT.set(key, made);
  return made;
}
