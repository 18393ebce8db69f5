let pending = 0;

/**
 * Loads code before it is needed, for example when the pointer reaches a button. Errors are ignored, because the code
 * is loaded again when the user opens the feature.
 */
export function preload(load: () => Promise<unknown>): void {
  pending += 1;
  void load()
    .catch(() => undefined)
    .finally(() => {
      pending -= 1;
    });
}

/** Returns true while code is being preloaded. During this time, a failed script does not cause a page reload. */
export function isPreloading(): boolean {
  return pending > 0;
}
