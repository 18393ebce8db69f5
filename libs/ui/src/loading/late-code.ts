import { useEffect } from 'react';

interface State<Module> {
  /** Null until it has been loaded. */
  readonly module: Module | null;
  readonly hasFailed: boolean;
}

/** Code that a page needs later than its first sight: what is in it is known once it has been loaded. */
export interface LateCode<Module> {
  readonly read: () => State<Module>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads it, once; after a failure, again. */
  readonly load: () => void;
}

/**
 * Code that is loaded once for all parts that are in it. Unlike what `lazy` loads, it is there at once for a part that is
 * shown after it was loaded, and a failure is not kept.
 * @param load a dynamic import
 */
export function lateCode<Module>(load: () => Promise<Module>): LateCode<Module> {
  let state: State<Module> = { module: null, hasFailed: false };
  let isLoading = false;
  const listeners = new Set<() => void>();
  const change = (next: State<Module>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const end = (next: State<Module>) => {
    isLoading = false;
    change(next);
  };
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => {
      if (isLoading || state.module !== null) return;
      isLoading = true;
      if (state.hasFailed) change({ module: null, hasFailed: false });
      load().then(
        (module) => end({ module, hasFailed: false }),
        () => end({ module: null, hasFailed: true }),
      );
    },
  };
}

/** A busy page is not waited for longer. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Loads code before it is needed: when the browser has nothing else to do, or at once in a browser that cannot tell.
 * @param isPageShown what the person came for is there, so that this code no longer delays it
 */
export function useLateCode(code: LateCode<unknown>, isPageShown: boolean): void {
  useEffect(() => {
    if (!isPageShown) return undefined;
    if (!('requestIdleCallback' in window)) {
      code.load();
      return undefined;
    }
    const idle = window.requestIdleCallback(code.load, { timeout: LONGEST_WAIT_MS });
    return () => window.cancelIdleCallback(idle);
  }, [code, isPageShown]);
}

/** The page comes first: on most machines it has been drawn by then. */
const SPARE_AFTER_MS = 2_000;
const LONGEST_SPARE_WAIT_MS = 10_000;

/**
 * Loads code that a person may ask for on every page: some time after the page, when the browser has nothing else to do.
 * @param load the same function at each rendering
 */
export function useSpareCode(load: () => void): void {
  useEffect(() => {
    let idle: number | null = null;
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window)
        idle = window.requestIdleCallback(load, { timeout: LONGEST_SPARE_WAIT_MS });
      else load();
    }, SPARE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      if (idle !== null) window.cancelIdleCallback(idle);
    };
  }, [load]);
}
