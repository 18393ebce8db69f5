/** Whether keys belong to something else: a field that takes text, or a dialog or menu that is open. */
export function isOccupied(target: EventTarget | null, page: Document): boolean {
  if (page.querySelector('[aria-modal="true"], [role="menu"]')) return true;
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null
  );
}
