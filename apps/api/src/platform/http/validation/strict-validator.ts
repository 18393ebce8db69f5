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

/** Cached validator with the names of its registered schemas, and header schemas keyed by their JSON text. */
type Kept = { ajv: Ajv; named: Set<string>; headers: Map<string, AnySchema> };

const KEPT = new Map<string, Kept>();

/**
 * Compiles a function that validates values without changing them. Validators are cached per process, because tests
 * build the application several hundred times from the same schemas. A named schema is added only when another schema
 * references it. Adding all named schemas would slow down the first list request after a start.
 * @param part part of the request. Headers are cached by their JSON text, because Fastify copies their schema for each
 * application.
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
