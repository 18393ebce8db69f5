import { Type, type StringOptions } from '@sinclair/typebox';
import { codePointOf, hiddenIn } from '@vaglio/startups-domain';
import type { Ajv, SchemaValidateFunction } from 'ajv';
import { hiddenText } from './name-text';
import { MAX_EMAIL_LENGTH } from './text-limits';

/** Schema keyword for email and web addresses. */
export const ADDRESS_KEYWORD = 'x-address';

const RULE = 'No control, zero-width or directional characters';
const EMAIL_RULE = `${RULE}, and none that is taken for a character of ASCII`;
const EMAIL_PATTERN = '^[^\\s@\\u0000]+@[^\\s@\\u0000]+$';

/**
 * Pattern for the email address of a new account. It excludes angle brackets, which mail programs add, and empty domain
 * labels. Both would create a second account for the same address.
 */
const NEW_EMAIL_PATTERN = '^[^\\s@<>\\u0000]+@[^\\s@<>.\\u0000]+(?:\\.[^\\s@<>.\\u0000]+)*$';
const NEW_EMAIL = new RegExp(NEW_EMAIL_PATTERN, 'u');

/**
 * Characters that case folding or normalization converts to ASCII: dotted I, Greek question mark, Greek grave accent
 * and Kelvin sign. If they were allowed, two addresses could match the same account.
 */
export const FOLDED_TO_ASCII = '\u0130\u037E\u1FEF\u212A';
const TAKEN_FOR_ASCII = new RegExp(`[${FOLDED_TO_ASCII}]`, 'u');

/** Character that makes an address invalid, such as 'U+202E': either hidden, or similar to an ASCII character. */
type AddressFault = { readonly hidden: string } | { readonly alike: string };

/** Schema of a web address. The code that uses the address applies further rules. */
export function addressText(options: StringOptions) {
  const description = options.description === undefined ? RULE : `${options.description}. ${RULE}`;
  return Type.String({ ...options, [ADDRESS_KEYWORD]: 'web', description });
}

/** Schema of an email address that may or may not belong to an account. */
export const emailText = () => emailOf(EMAIL_PATTERN);

/** Schema of the email address of a new account. */
export const newEmailText = () => emailOf(NEW_EMAIL_PATTERN);

function emailOf(pattern: string) {
  const limits = { minLength: 3, maxLength: MAX_EMAIL_LENGTH, pattern };
  return Type.String({ ...limits, [ADDRESS_KEYWORD]: 'email', description: EMAIL_RULE });
}

/** Returns whether a text is a valid email address for a new account. The length is checked before the pattern. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && NEW_EMAIL.test(text) && emailFault(text) === null;
}

/**
 * Throws if an address contains a hidden character. @throws the error that `fail` creates; its message names the field
 */
export function refuseHiddenIn(field: string, address: string, fail: (message: string) => Error): void {
  const hidden = hiddenIn(address);
  if (hidden !== null) throw fail(hiddenText(field, hidden));
}

/**
 * Adds the address keyword to a validator. The keyword is checked before a pattern, because the error message of a
 * pattern is less specific.
 */
export function addAddressKeyword(ajv: Ajv): Ajv {
  const validate: SchemaValidateFunction = (kind: 'web' | 'email', text: string) => {
    const fault = kind === 'email' ? emailFault(text) : webFault(text);
    if (fault) validate.errors = [{ keyword: ADDRESS_KEYWORD, params: fault }];
    return fault === null;
  };
  const rule = { keyword: ADDRESS_KEYWORD, schemaType: 'string', errors: true, before: 'pattern' } as const;
  return ajv.addKeyword({ ...rule, type: 'string', validate });
}

function webFault(text: string): AddressFault | null {
  const hidden = hiddenIn(text);
  return hidden === null ? null : { hidden };
}

function emailFault(text: string): AddressFault | null {
  const [alike] = TAKEN_FOR_ASCII.exec(text) ?? [];
  return webFault(text) ?? (alike === undefined ? null : { alike: codePointOf(alike) });
}
