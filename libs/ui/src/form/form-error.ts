/** What is wrong with a form, and at which of its fields; null for the form as a whole. */
export interface FormError<Name extends string = string> {
  readonly field: Name | null;
  readonly text: string;
}

/** One problem, or several in the order of the fields; a text alone is of the form as a whole; null for none. */
export type FormErrors<Name extends string = string> =
  FormError<Name> | readonly FormError<Name>[] | string | null;

/** The problems as a list; empty for none. */
export function toErrorList<Name extends string>(problems: FormErrors<Name>): readonly FormError<Name>[] {
  if (problems === null) return [];
  if (typeof problems === 'string') return [{ field: null, text: problems }];
  return 'field' in problems ? [problems] : problems;
}
