import Ajv, { type Options } from 'ajv';
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
