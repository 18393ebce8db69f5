import type { FactOrigin } from '@vaglio/contract';
import { formatDate } from '@vaglio/ui';
import { fromText } from '@vaglio/startup-facts';

/**
 * Who or what says a value that holds: 'set by Marc Aebi, 3 Nov 2026: “commercial register”', 'from Startwerk, 19 Nov 2026,
 * confirmed by Anna Keller'. The day is that on which an article was published, else on which the value was said.
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
