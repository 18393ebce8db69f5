/**
 * Returns the text stored under a local storage key.
 * @returns null if no text is stored or if the browser blocks storage
 */
export function readStoredText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text under a local storage key; null removes the text. If the browser blocks storage, the text is kept until
 * the page is closed.
 */
export function storeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    return;
  }
}
