const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns whether a text is a UUID. The database refuses to compare other texts with a UUID column. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
