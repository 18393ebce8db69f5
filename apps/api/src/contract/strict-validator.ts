import Ajv, { type AnySchema, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { addNameKeyword } from './name-text';
import { namedSchemas } from './named-schemas';

const STRICT: Options = {
  removeAdditional: false,
  coerceTypes: false,
  useDefaults: true,
  allErrors: false,
  allowUnionTypes: true,
  strict: false,
};

/** A validator that takes values as they are and knows every named schema of the modules that are loaded. */
export function strictValidator(options: Options = {}): Ajv {
  const ajv = new Ajv({ ...STRICT, ...options });
  addFormats(ajv);
  addNameKeyword(ajv);
  for (const schema of namedSchemas()) ajv.addSchema(schema);
  return ajv;
}

type Kept = { ajv: Ajv; names: number; headers: Map<string, AnySchema> };

const KEPT = new Map<string, Kept>();

/**
 * Compiles with one such validator per process, which keeps what it has made: the specs make the application some hundred
 * times, of the same schemas.
 * @param part of the request; headers are compiled by their text, since Fastify hands a copy of them to each application
 */
export function compileStrictly(
  options: Options,
  part: string | undefined,
  schema: AnySchema,
): ValidateFunction {
  const { ajv, headers } = keptValidator(options);
  if (part !== 'headers') return ajv.compile(schema);
  const text = JSON.stringify(schema);
  const known = headers.get(text) ?? schema;
  headers.set(text, known);
  return ajv.compile(known);
}

/** Made anew when a module that has been loaded since named further schemas. */
function keptValidator(options: Options): Kept {
  const key = JSON.stringify(options);
  const names = namedSchemas().length;
  const known = KEPT.get(key);
  if (known?.names === names) return known;
  const made = { ajv: strictValidator(options), names, headers: new Map<string, AnySchema>() };
  KEPT.set(key, made);
  return made;
}
