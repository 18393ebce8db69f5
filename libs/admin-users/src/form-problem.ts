/** What is said of an account whose id the server does not tell. Source: spec §5. */
export const MISSING_ID_TEXT = 'Missing user id.';

/** What is wrong in a form, and under which field it is said; without a field, above them all. */
export interface Problem<Field extends string> {
  readonly field: Field | null;
  readonly text: string;
}
