import type { Shape } from '@vaglio/contract';

/** What RTK Query takes as `responseSchema`: the part of https://standardschema.dev that it uses. */
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
 * Brings the answers of an endpoint into their type. An answer that is no object counts as one without fields.
 * An answer that cannot be read becomes the failure UNREADABLE of the call.
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

/** Of a change: it is done, whatever the server answers; null for what cannot be read. Source: spec §7, 'not shown'. */
export function changeSchema<T>(shape: Shape<T>): AnswerSchema<T | null> {
  return answerSchema((answer) => shape(answer) ?? null);
}
