const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text, which may come from an address, is a UUID that the database can compare with its own. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
