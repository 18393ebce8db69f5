import { hasUnsavedWork, isPreloading } from '@vaglio/ui';

/**
 * Session storage key for the builds that this tab has reloaded, separated by spaces. During an update, requests may
 * alternate between servers with different builds.
 */
const KEY = 'reloadedBuilds';

/**
 * Reloads the page when a script of its build cannot be loaded, probably because a newer build has replaced it. It
 * reloads once per build. It never reloads while offline, for preloaded code, or if unsaved work would be lost. In
 * these cases, an error with a Reload button replaces the feature.
 * @param build name of the running build
 * @param reload reloads the current page, or the target page of a pending navigation
 */
export function reloadWhenOutdated(build: string, reload: () => void): void {
  window.addEventListener('vite:preloadError', () => {
    if (navigator.onLine && !isPreloading() && !hasUnsavedWork() && noteReload(build)) reload();
  });
}

/**
 * Records that this tab reloads for a build.
 * @returns false if this tab has already reloaded for the build, or if the browser blocks storage
 */
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
