import { Type, type StringOptions } from '@sinclair/typebox';
import { nameFault } from '@vaglio/startups-domain';
import type { Ajv, SchemaValidateFunction } from 'ajv';

/** The keyword of our schemas for texts that people read as names. */
export const NAME_KEYWORD = 'x-name';

const RULE = 'At least one visible character; no control, zero-width or directional ones';

/** The message for a field with such a character. @param hidden as 'U+202E' */
export function hiddenText(field: string, hidden: string): string {
  return `${field} must not hold control or invisible characters (${hidden}).`;
}

/** A name that a request gives: of a parameter, a group, an account, a source, a prompt or a company. */
export function nameText(options: StringOptions) {
  return Type.String({ ...options, ...nameRule(options.description) });
}

/** The same where null means no name. */
export function nullableNameText(maxLength: number) {
  return Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength, ...nameRule() });
}

function nameRule(description?: string) {
  return { [NAME_KEYWORD]: true, description: description === undefined ? RULE : `${description}. ${RULE}` };
}

/** Teaches a validator the keyword. */
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
