import type { FactOrigin } from '@vaglio/contract';
import { formatDate } from '@vaglio/ui';
import { fromText } from '@vaglio/startup-facts';

/**
 * Returns the origin of a current value, such as 'set by Marc Aebi, 3 Nov 2026: “commercial register”' or 'from
 * Startwerk, 19 Nov 2026, confirmed by Anna Keller'. The date is the publication date of the article. Without an
 * article, it is the date of the entry.
 */
export function presentText(origin: FactOrigin): string {
  const { at, article, confirmed_by, note } = origin;
  const day = article?.published_at ?? at;
  const parts = [
    fromText(origin),
    day !== null && formatDate(day),
    confirmed_by !== null && `confirmed by ${confirmed_by}`,
  ];
  return `${parts.filter(Boolean).join(', ')}${note === null ? '' : `: “${note}”`}`;
}
