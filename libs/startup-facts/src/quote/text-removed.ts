import { formatDate } from '@vaglio/ui';

/**
 * Returns the explanation of why only quotes of an article are displayed.
 * @param removedAt ISO 8601 timestamp
 */
export function textRemovedText(removedAt: string): string {
  return `The text was removed on ${formatDate(removedAt)}. The quotes that prove a fact are kept.`;
}
