let pending = 0;

/**
 * Loads code before it is needed, as when the pointer reaches what opens it. A failure does nothing: the code is loaded
 * again when it is opened.
 */
export function preload(load: () => Promise<unknown>): void {
  pending += 1;
  void load()
    .catch(() => undefined)
    .finally(() => {
      pending -= 1;
    });
}

/** Whether code is being loaded before it is needed. A script that fails meanwhile is no reason to reload the page. */
export function isPreloading(): boolean {
  return pending > 0;
}
