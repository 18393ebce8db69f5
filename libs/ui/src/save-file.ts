const RELEASE_AFTER_MS = 10_000;

/**
 * Saves a file as a download.
 * @param name constant file name without user data
 */
export function saveFile(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start reading the file only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
}
