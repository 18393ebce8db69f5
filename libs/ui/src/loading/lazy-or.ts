import { lazy, type ComponentType } from 'react';

/**
 * A part of the page whose code is loaded when it is first shown.
 * @param load its code, which cannot be had any more after a new version replaced it
 * @param Missing what then says so in its place: the page stays
 */
export function lazyOr<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props>,
) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Missing }),
    ),
  );
}
