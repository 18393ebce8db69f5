import { Type, type StringOptions } from '@sinclair/typebox';
import { codePointOf, hiddenIn } from '@vaglio/startups-domain';
import type { Ajv, SchemaValidateFunction } from 'ajv';
import { hiddenText } from './name-text';
import { MAX_EMAIL_LENGTH } from './text-limits';

/** The keyword of our schemas for addresses: of mail or of the web. */
export const ADDRESS_KEYWORD = 'x-address';

const RULE = 'No control, zero-width or directional characters';
const EMAIL_RULE = `${RULE}, and none that is taken for a character of ASCII`;
const EMAIL_PATTERN = '^[^\\s@\\u0000]+@[^\\s@\\u0000]+$';

/** Of a new account: no brackets of a mail program and no empty part of the domain, which would be a second account. */
const NEW_EMAIL_PATTERN = '^[^\\s@<>\\u0000]+@[^\\s@<>.\\u0000]+(?:\\.[^\\s@<>.\\u0000]+)*$';
const NEW_EMAIL = new RegExp(NEW_EMAIL_PATTERN, 'u');

/**
 * Characters that become ASCII when case or composition is folded: dotted I, Greek question mark, Greek grave accent and
 * Kelvin sign. With them, two addresses would be one account.
 */
export const FOLDED_TO_ASCII = '\u0130\u037E\u1FEF\u212A';
const TAKEN_FOR_ASCII = new RegExp(`[${FOLDED_TO_ASCII}]`, 'u');

/** What is wrong with an address: a hidden character, or one that is taken for another, each as 'U+202E'. */
type AddressFault = { readonly hidden: string } | { readonly alike: string };

/** A web address that a request gives, of which further rules are checked where it is used. */
export function addressText(options: StringOptions) {
  const description = options.description === undefined ? RULE : `${options.description}. ${RULE}`;
  return Type.String({ ...options, [ADDRESS_KEYWORD]: 'web', description });
}

/** The email address of a person who may have an account, as a request gives it. */
export const emailText = () => emailOf(EMAIL_PATTERN);

/** The email address of a new account. */
export const newEmailText = () => emailOf(NEW_EMAIL_PATTERN);

function emailOf(pattern: string) {
  const limits = { minLength: 3, maxLength: MAX_EMAIL_LENGTH, pattern };
  return Type.String({ ...limits, [ADDRESS_KEYWORD]: 'email', description: EMAIL_RULE });
}

/** Whether a text is an email address that a new account may have. The length is checked first. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && NEW_EMAIL.test(text) && emailFault(text) === null;
}

/** @throws by `fail`, with a message that names the field */
export function refuseHiddenIn(field: string, address: string, fail: (message: string) => Error): void {
  const hidden = hiddenIn(address);
  if (hidden !== null) throw fail(hiddenText(field, hidden));
}

/** Teaches a validator the keyword. It is checked before a pattern, whose message says less. */
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
