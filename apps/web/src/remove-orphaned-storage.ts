/**
 * Local storage keys that releases up to 0.3.0 wrote and that this release does not read. Remove this file with the
 * next release.
 */
const ORPHANS = /^(firstRequests$|styles:|height:)/;

export function removeOrphanedStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) if (ORPHANS.test(key)) localStorage.removeItem(key);
  } catch {
    return; // The browser blocks storage, so there are no entries.
  }
}
