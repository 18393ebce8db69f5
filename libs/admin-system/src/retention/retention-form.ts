import type { Retention } from '@vaglio/contract';
import { formatCount, formatExact, readWholeNumber } from '@vaglio/ui';

type Kept = Retention['items'][number];
export type Kind = Kept['kind'];
/** Form values of the retention periods in days. A blank field means unlimited. */
export type RetentionForm = Record<Kind, string>;

/** Kinds of data in the order of the form. */
export const KINDS: readonly { readonly kind: Kind; readonly label: string }[] = [
  { kind: 'sessions', label: 'Sessions, after they end' },
  { kind: 'notifications', label: 'Notifications and digests' },
  { kind: 'deliveries', label: 'Deliveries of webhooks' },
  { kind: 'runs', label: 'Runs, after they end' },
  { kind: 'usage', label: 'Usage of the model' },
  { kind: 'article_texts', label: 'Texts of articles' },
];

const MIN_DAYS = 7;
const MAX_DAYS = 3_650;

export function toRetentionForm({ items }: Pick<Retention, 'items'>): RetentionForm {
  const daysOf = (kind: Kind) => String(items.find((item) => item.kind === kind)?.days ?? '');
  return {
    sessions: daysOf('sessions'),
    notifications: daysOf('notifications'),
    deliveries: daysOf('deliveries'),
    runs: daysOf('runs'),
    usage: daysOf('usage'),
    article_texts: daysOf('article_texts'),
  };
}

/** Returns the first field with an invalid number of days and its error text. */
export function checkRetention(form: RetentionForm) {
  const wrong = KINDS.find(({ kind }) => form[kind].trim() !== '' && !isDays(readWholeNumber(form[kind])));
  return wrong
    ? {
        field: wrong.kind,
        text: `Please enter ${MIN_DAYS} to ${formatCount(MAX_DAYS)} days, or leave the field blank to keep the data forever.`,
      }
    : null;
}

function isDays(days: number | null): boolean {
  return days !== null && days >= MIN_DAYS && days <= MAX_DAYS;
}

/**
 * Converts a retention form to days. null means unlimited.
 * @param form valid form
 */
export function toDays(form: RetentionForm): Record<Kind, number | null> {
  const of = (kind: Kind) => readWholeNumber(form[kind]);
  return {
    sessions: of('sessions'),
    notifications: of('notifications'),
    deliveries: of('deliveries'),
    runs: of('runs'),
    usage: of('usage'),
    article_texts: of('article_texts'),
  };
}

/** Returns the hint of a retention field, such as 'Default: 30 days. 5 rows will be deleted next.' */
export function hintOf(item: Kept | undefined): string {
  if (!item) return '';
  const usual =
    item.default_days === null ? 'Default: forever.' : `Default: ${formatCount(item.default_days)} days.`;
  return item.rows_due === 0 ? usual : `${usual} ${countOf(item.kind, item.rows_due)} will be deleted next.`;
}

/** Describes the last cleanup, for example 'Last removal 23 Nov 2026, 02:00: Sessions 40, Texts of articles 3.' */
export function lastRemovedText({ items, swept_at }: Pick<Retention, 'items' | 'swept_at'>): string {
  if (swept_at === null) return 'Nothing has expired yet.';
  const parts = items
    .filter(({ rows_removed }) => rows_removed > 0)
    .map(({ kind, rows_removed }) => `${labelOf(kind)} ${formatCount(rows_removed)}`);
  const what = parts.length === 0 ? 'no data had expired' : parts.join(', ');
  return `Last removal ${formatExact(swept_at)}: ${what}.`;
}

const labelOf = (kind: Kind) => KINDS.find((each) => each.kind === kind)?.label.split(',')[0] ?? kind;

function countOf(kind: Kind, count: number): string {
  const noun = kind === 'article_texts' ? 'text' : 'row';
  return `${formatCount(count)} ${count === 1 ? noun : `${noun}s`}`;
}
