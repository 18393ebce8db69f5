import { isUuid } from '../../platform/text/is-uuid';

/**
 * Returns an external id in lower case if it may be a UUID from an export of this installation; null for other texts.
 */
export function uidOf(externalId: string | null): string | null {
  const text = externalId?.toLowerCase() ?? '';
  return isUuid(text) ? text : null;
}
