import { Type, type StringOptions } from '@sinclair/typebox';
import { nameFault } from '@vaglio/startups-domain';
import type { Ajv, SchemaValidateFunction } from 'ajv';

/** Schema keyword for displayed names. */
export const NAME_KEYWORD = 'x-name';

const RULE = 'At least one visible character; no control, zero-width or directional ones';

/** Returns the error message for a field that contains a hidden character. @param hidden code point such as 'U+202E' */
export function hiddenText(field: string, hidden: string): string {
  return `${field} must not hold control or invisible characters (${hidden}).`;
}

/** Schema for the name of a parameter, group, account, source, prompt or company. */
export function nameText(options: StringOptions) {
  return Type.String({ ...options, ...nameRule(options.description) });
}

/** Schema for a name that may be null. */
export function nullableNameText(maxLength: number) {
  return Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength, ...nameRule() });
}

function nameRule(description?: string) {
  return { [NAME_KEYWORD]: true, description: description === undefined ? RULE : `${description}. ${RULE}` };
}

/** Adds the name keyword to a validator. */
export function addNameKeyword(ajv: Ajv): Ajv {
  const validate: SchemaValidateFunction = (_rule: unknown, text: string) => {
    const fault = nameFault(text);
    if (fault) validate.errors = [{ keyword: NAME_KEYWORD, params: fault }];
    return fault === null;
  };
  return ajv.addKeyword({
    keyword: NAME_KEYWORD,
    type: 'string',
    schemaType: 'boolean',
    errors: true,
    validate,
  });
}
