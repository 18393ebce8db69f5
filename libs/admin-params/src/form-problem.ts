/** What is wrong in a form, and under which field it is said. */
export interface Problem<Field extends string> {
  readonly field: Field;
  readonly text: string;
}

/** Moves the focus to a field of the form by its name: the first wrong one. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
