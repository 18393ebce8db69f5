import { Type, type StringOptions } from '@sinclair/typebox';
import type { Ajv, SchemaValidateFunction } from 'ajv';

/** The keyword of our schemas for texts that people read as names. */
export const NAME_KEYWORD = 'x-name';

const RULE = 'At least one visible character; no control, zero-width or directional ones';

/** Control, format (zero-width, directional), private and separator characters, and code points that are no character. */
const CONTROLS = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\uFFFC`;
/** Shown as nothing; variation selectors are not among them, since they choose the picture of an emoji. */
const IGNORED = String.raw`(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}`;
const HIDDEN = new RegExp(`[${CONTROLS}]|${IGNORED}`, 'u');
/** The blank of Braille has an outline of its own, which is empty. */
const VISIBLE = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/** What is wrong with a name: a hidden character, as 'U+202E', or nothing that can be seen. */
export type NameFault = { readonly hidden: string } | { readonly hidden: null };

/**
 * Why a text cannot be a name. Blanks around it do not count, and an empty or blank one is for others to refuse: what
 * they say depends on the form.
 * @returns null for a name that can be read
 */
export function nameFault(text: string): NameFault | null {
  const name = text.trim();
  const hidden = hiddenIn(name);
  if (hidden !== null) return { hidden };
  return name === '' || VISIBLE.test(name) ? null : { hidden: null };
}

/** The first control or invisible character of a text, as 'U+202E'; null without one. */
export function hiddenIn(text: string): string | null {
  const [hidden] = HIDDEN.exec(text) ?? [];
  return hidden === undefined ? null : codeOf(hidden);
}

/** The message for a field with such a character. @param hidden as 'U+202E' */
export function hiddenText(field: string, hidden: string): string {
  return `${field} must not hold control or invisible characters (${hidden}).`;
}

/** Whether a text shows anything: blanks, zero-width and directional characters alone do not. */
export function hasVisible(text: string): boolean {
  return VISIBLE.test(text.replace(new RegExp(HIDDEN, 'gu'), ''));
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

/** The code point of a character, as 'U+202E'. */
export function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
