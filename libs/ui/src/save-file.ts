const RELEASE_AFTER_MS = 10_000;

/** Hands a file to the person in the downloads. @param name fixed by us, never from data */
export function saveFile(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start to read only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
}
