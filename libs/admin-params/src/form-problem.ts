/** What is wrong in a form, and under which field it is said. */
export interface Problem<Field extends string> {
  readonly field: Field;
  readonly text: string;
}
