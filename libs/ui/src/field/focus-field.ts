/** Moves the focus to a field of a form by its name: the first wrong one. Nothing happens where there is no such field. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
