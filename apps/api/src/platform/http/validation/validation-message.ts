import { ADDRESS_KEYWORD } from './address-text';
import { hiddenText, NAME_KEYWORD } from './name-text';

/** Validation error as ajv and Fastify report it. */
export interface SchemaError {
  readonly keyword: string;
  /** JSON pointer to the invalid value, such as '/changes/0/value'. */
  readonly instancePath: string;
  readonly params: object;
}

type Message = (subject: string, params: ReadonlyMap<string, unknown>) => string;

const MESSAGES: Readonly<Record<string, Message>> = {
  type: (subject, params) => `${subject} must be ${listOf([params.get('type')].flat().map(typeName))}.`,
  enum: (subject, params) => allowed(subject, params.get('allowedValues')),
  const: (subject, params) => allowed(subject, [params.get('allowedValue')]),
  minimum: (subject, params) => `${subject} must be at least ${limitOf(params)}.`,
  maximum: (subject, params) => `${subject} must be at most ${limitOf(params)}.`,
  exclusiveMinimum: (subject, params) => `${subject} must be more than ${limitOf(params)}.`,
  exclusiveMaximum: (subject, params) => `${subject} must be less than ${limitOf(params)}.`,
  minLength: (subject, params) =>
    limitOf(params) === 1
      ? `${subject} must not be empty.`
      : `${subject} must be at least ${count(params, 'character')} long.`,
  maxLength: (subject, params) => `${subject} must be at most ${count(params, 'character')} long.`,
  minItems: (subject, params) => `${subject} must have at least ${count(params, 'entry')}.`,
  maxItems: (subject, params) => `${subject} must have at most ${count(params, 'entry')}.`,
  uniqueItems: (subject) => `${subject} must not hold the same entry twice.`,
  minProperties: (subject, params) => `${subject} must have at least ${count(params, 'field')}.`,
  maxProperties: (subject, params) => `${subject} must have at most ${count(params, 'field')}.`,
  format: (subject, params) =>
    params.get('format') === 'date-time' ? `${subject} must be a date with its time.` : wrongForm(subject),
  pattern: wrongForm,
  [NAME_KEYWORD]: (subject, params) => {
    const hidden = params.get('hidden');
    return typeof hidden === 'string'
      ? hiddenText(subject, hidden)
      : `${subject} must hold a character that can be seen.`;
  },
  [ADDRESS_KEYWORD]: (subject, params) => {
    const hidden = params.get('hidden');
    return typeof hidden === 'string'
      ? hiddenText(subject, hidden)
      : `${subject} must not hold a character that is taken for another one (${String(params.get('alike'))}).`;
  },
};

const TYPES: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'empty',
};
const PLURALS = { character: 'characters', entry: 'entries', field: 'fields' } as const;

/** Property names that a message may quote. They are short and contain no characters that could distort the message. */
const NAME = /^[\p{L}\p{N}_][\p{L}\p{N}_ -]{0,59}$/u;
/** Maximum number of allowed values that a message lists. */
const MAX_VALUES = 12;

/**
 * Returns the message for an invalid request. It names the field: 'value must be at most 1000000.' The message quotes
 * no part of the request except field names.
 * @param errors errors of the validator; only the first one is reported
 */
export function validationMessage(errors: readonly SchemaError[] | null | undefined): string {
  const [error] = errors ?? [];
  if (!error) return 'The request is not valid.';
  const path = error.instancePath.split('/').slice(1).map(segmentName);
  const params = new Map<string, unknown>(Object.entries(error.params));
  if (error.keyword === 'required')
    return `${pathName([...path, nameOf(params.get('missingProperty'))])} is missing.`;
  if (error.keyword === 'additionalProperties') return unknownField(params.get('additionalProperty'), path);
  const message = MESSAGES[error.keyword] ?? ((subject: string) => `${subject} is not valid.`);
  return message(path.length === 0 ? 'The body' : pathName(path), params);
}

/** Describes a path from its end: 'value of entry 1 of changes'. */
function pathName(path: readonly string[]): string {
  const names = path.toReversed().join(' of ');
  return names.replace(/^(entry \d|a field\b)/, (start) => start.charAt(0).toUpperCase() + start.slice(1));
}

function unknownField(name: unknown, path: readonly string[]): string {
  const place = path.length === 0 ? '' : ` in ${path.toReversed().join(' of ')}`;
  return typeof name === 'string' && NAME.test(name)
    ? `There is no field ${name}${place}.`
    : `There is a field that is not known here${place}.`;
}

function segmentName(segment: string): string {
  return /^\d{1,9}$/.test(segment)
    ? `entry ${Number(segment) + 1}`
    : nameOf(segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function nameOf(name: unknown): string {
  return typeof name === 'string' && NAME.test(name) ? name : 'a field';
}

function allowed(subject: string, values: unknown): string {
  const known = Array.isArray(values)
    ? values.map((value) => (value === null ? 'empty' : String(value)))
    : [];
  return known.length === 0 || known.length > MAX_VALUES
    ? `${subject} is none of the allowed values.`
    : `${subject} must be ${listOf(known)}.`;
}

function wrongForm(subject: string): string {
  return `${subject} does not have the right form.`;
}

function count(params: ReadonlyMap<string, unknown>, noun: keyof typeof PLURALS): string {
  const limit = limitOf(params);
  return `${limit} ${limit === 1 ? noun : PLURALS[noun]}`;
}

function limitOf(params: ReadonlyMap<string, unknown>): number {
  return Number(params.get('limit'));
}

function typeName(type: unknown): string {
  return TYPES[String(type)] ?? String(type);
}

/** Joins names as 'a, b or c'. */
function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
