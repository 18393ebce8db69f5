import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { fieldOf, jsonOf, type Answer } from '../http-call';
import { ANY_TEXT, type ApiDocument, type Operation } from './document';

/** What nobody outside may read: places in the source, SQL, names of the database's objects. */
const LEAKS = [
  /\n\s+at |node_modules|\/apps\/api\/|\.[tj]s:\d+/,
  /select .+ from|insert into|update .+ set|syntax error at/i,
  /violates|relation "|column "|pg_|SQLSTATE|ECONN|drizzle|Failed query/i,
];

/** Checks an answer against the document; null when it is as documented. */
export type AnswerCheck = (operation: Operation, answer: Answer) => string | null;

/**
 * An answer must have a documented status and its schema. Where an operation documents no failure at all, a failure must
 * be `{ error }` with a text.
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

/** Whether a failed answer explains itself in words. */
export function isFailure(answer: Pick<Answer, 'text'>): boolean {
  const text = fieldOf(jsonOf(answer), 'error');
  return typeof text === 'string' && text !== '';
}

/** What the answer to a failed request gives away; null for nothing. */
export function leakIn({ status, text }: Answer): string | null {
  if (status < 400) return null;
  return LEAKS.map((leak) => leak.exec(text)?.[0]).find((found) => found !== undefined) ?? null;
}
