/** Whether keys belong to something else: a field that takes text or a choice, or a dialog or menu that is open. */
export function isOccupied(target: EventTarget | null, page: Document): boolean {
  if (page.querySelector('[aria-modal="true"], [role="menu"]')) return true;
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])',
    ) !== null
  );
}
