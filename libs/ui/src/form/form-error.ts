/** Error text in a form. `field` is the affected field, or null for the form itself. */
export interface FormError<Name extends string = string> {
  readonly field: Name | null;
  readonly text: string;
}

/**
 * One or several errors, in field order. A plain string concerns the form itself, and null means that there is no
 * error.
 */
export type FormErrors<Name extends string = string> =
  FormError<Name> | readonly FormError<Name>[] | string | null;

/** Converts errors to a list; [] if there are no errors. */
export function toErrorList<Name extends string>(problems: FormErrors<Name>): readonly FormError<Name>[] {
  if (problems === null) return [];
  if (typeof problems === 'string') return [{ field: null, text: problems }];
  return 'field' in problems ? [problems] : problems;
}
