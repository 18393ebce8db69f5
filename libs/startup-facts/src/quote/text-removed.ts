import { formatDate } from '@vaglio/ui';

/** Why only quotes are shown of an article. @param removedAt ISO 8601 */
export function textRemovedText(removedAt: string): string {
  return `The text was removed on ${formatDate(removedAt)}. The quotes that prove a fact are kept.`;
}
