const RELEASE_AFTER_MS = 10_000;

/** Hands a text to the person as a file in the downloads. @param name fixed by us, never from data */
export function saveCsvFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start to read only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
}
