/**
 * What this browser keeps under a key of its local storage.
 * @returns null for nothing, and where the browser refuses storage
 */
export function readStoredText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key, or removes it for null. Where the browser refuses storage, it holds until the page is closed. */
export function storeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    return;
  }
}
