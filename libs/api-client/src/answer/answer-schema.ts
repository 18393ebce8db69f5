import type { Shape } from '@vaglio/contract';

/** Subset of the Standard Schema interface (https://standardschema.dev) that RTK Query needs for `responseSchema`. */
export interface AnswerSchema<T> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (
      answer: unknown,
    ) => { readonly value: T } | { readonly issues: readonly { readonly message: string }[] };
  };
}

/**
 * Returns a schema that converts the responses of an endpoint to their type. A response that is not an object is
 * treated as an empty object. An unreadable response causes the error UNREADABLE.
 */
export function answerSchema<T>(shape: Shape<T>): AnswerSchema<T> {
  const validate = (answer: unknown) => {
    const value = shape(typeof answer === 'object' && answer !== null ? answer : {});
    return value === undefined
      ? { issues: [{ message: 'The answer is not as the contract says.' }] }
      : { value };
  };
  return { '~standard': { version: 1, vendor: 'vaglio', validate } };
}

/**
 * Returns a schema for the responses to mutations. The mutation succeeded regardless of the response contents, so an
 * unreadable response becomes null.
 * Source: spec §7, 'not shown'.
 * Source: spec §7, 'not shown'.
 */
export function changeSchema<T>(shape: Shape<T>): AnswerSchema<T | null> {
  return answerSchema((answer) => shape(answer) ?? null);
}
