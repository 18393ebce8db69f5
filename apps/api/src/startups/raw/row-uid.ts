import { isUuid } from '../../platform/text/is-uuid';

/** An external id as the UUID that an export of this installation may have written; null for any other text. */
export function uidOf(externalId: string | null): string | null {
  const text = externalId?.toLowerCase() ?? '';
  return isUuid(text) ? text : null;
}
