import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { fieldOf, jsonOf, type Answer } from '../http-call';
import { ANY_TEXT, type ApiDocument, type Operation } from './document';

/**
 * Patterns of internal details that responses must not contain: source locations, SQL and names of database objects.
 */
const LEAKS = [
  /\n\s+at |node_modules|\/apps\/api\/|\.[tj]s:\d+/,
  /select .+ from|insert into|update .+ set|syntax error at/i,
  /violates|relation "|column "|pg_|SQLSTATE|ECONN|drizzle|Failed query/i,
];

/** Checks a response against the API document. Returns an error message, or null if the response conforms. */
export type AnswerCheck = (operation: Operation, answer: Answer) => string | null;

/**
 * Returns a check that the status of a response is documented and that its body matches the schema. If an operation
 * documents no error response, an error must have the form `{ error }` with a text.
 */
export function answerCheck({ json }: ApiDocument): AnswerCheck {
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  addFormats(ajv);
  ajv.addSchema(json, 'contract');
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (schema: string) => {
    const validator = validators.get(schema) ?? ajv.compile({ $ref: `contract${schema}` });
    validators.set(schema, validator);
    return validator;
  };
  return ({ answers }, answer) => {
    const documented = answers.get(answer.status);
    if (!documented) {
      const hasFailures = [...answers.keys()].some((status) => status >= 400);
      return !hasFailures && answer.status >= 400 && isFailure(answer) ? null : 'is not documented';
    }
    if (documented.schema === null) return answer.text === '' ? null : 'has a body';
    if (documented.schema === ANY_TEXT) return null;
    const validator = validatorOf(documented.schema);
    if (validator(jsonOf(answer))) return null;
    const [error] = validator.errors ?? [];
    return `has another schema: ${error?.instancePath ?? ''} ${error?.message ?? ''}`;
  };
}

/** Returns true if an error response contains an error message. */
export function isFailure(answer: Pick<Answer, 'text'>): boolean {
  const text = fieldOf(jsonOf(answer), 'error');
  return typeof text === 'string' && text !== '';
}

/** Returns the internal detail that an error response discloses; null if there is none. */
export function leakIn({ status, text }: Answer): string | null {
  if (status < 400) return null;
  return LEAKS.map((leak) => leak.exec(text)?.[0]).find((found) => found !== undefined) ?? null;
}
