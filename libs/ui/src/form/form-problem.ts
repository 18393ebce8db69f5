/** What is wrong with a form, and at which of its fields; null for the form as a whole. */
export interface FormProblem<Name extends string = string> {
  readonly field: Name | null;
  readonly text: string;
}

/** One problem, or several in the order of the fields; a text alone is of the form as a whole; null for none. */
export type FormProblems<Name extends string = string> =
  FormProblem<Name> | readonly FormProblem<Name>[] | string | null;

/** The problems as a list; empty for none. */
export function toProblemList<Name extends string>(
  problems: FormProblems<Name>,
): readonly FormProblem<Name>[] {
  if (problems === null) return [];
  if (typeof problems === 'string') return [{ field: null, text: problems }];
  return 'field' in problems ? [problems] : problems;
}
