const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An external id as the UUID that an export of this installation may have written; null for any other text. */
export function uidOf(externalId: string | null): string | null {
  const text = externalId?.toLowerCase() ?? '';
  return UUID.test(text) ? text : null;
}
