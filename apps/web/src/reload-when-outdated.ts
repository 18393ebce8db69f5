import { isPreloading } from '@vaglio/ui';

/** Session storage: the builds that this tab has reloaded, separated by blanks. During an update servers may alternate. */
const KEY = 'reloadedBuilds';

/**
 * Reloads the page when a script of its build cannot be loaded, most likely because a newer build has replaced it: once
 * per build, and never offline, for code that is only preloaded, or while something would be lost. Otherwise the error
 * that takes the script's place offers Reload.
 * @param build name of the running build, which a newer one does not share
 * @param reload loads the page again, or the one to which a navigation is under way
 */
export function reloadWhenOutdated(build: string, reload: () => void): void {
  window.addEventListener('vite:preloadError', () => {
    if (navigator.onLine && !isPreloading() && !hasUnsavedWork() && noteReload(build)) reload();
  });
}

/** What a reload would end cancels this event, on which the browser opens its own question: typed input, a batch loop. */
function hasUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** @returns false if this tab has reloaded the build before, or cannot tell because the browser refuses storage */
function noteReload(build: string): boolean {
  try {
    const reloaded = sessionStorage.getItem(KEY)?.split(' ') ?? [];
    if (reloaded.includes(build)) return false;
    sessionStorage.setItem(KEY, [...reloaded, build].join(' '));
    return true;
  } catch {
    return false;
  }
}
