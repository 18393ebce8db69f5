import { formatCount, readWholeNumber } from '@vaglio/ui';
import type { Retention } from '../endpoints.gen';

type Kept = Retention['items'][number];
export type Kind = Kept['kind'];
/** Days as they are typed; empty: for ever. */
export type RetentionForm = Record<Kind, string>;

/** In the order of the form. */
export const KINDS: readonly { readonly kind: Kind; readonly label: string }[] = [
  { kind: 'sessions', label: 'Sessions, after they end' },
  { kind: 'notifications', label: 'Notifications and digests' },
  { kind: 'deliveries', label: 'Deliveries of webhooks' },
  { kind: 'runs', label: 'Runs, after they end' },
  { kind: 'usage', label: 'Usage of the model' },
];

const LEAST = 7;
const MOST = 3_650;

export function toRetentionForm({ items }: Pick<Retention, 'items'>): RetentionForm {
  const daysOf = (kind: Kind) => String(items.find((item) => item.kind === kind)?.days ?? '');
  return {
    sessions: daysOf('sessions'),
    notifications: daysOf('notifications'),
    deliveries: daysOf('deliveries'),
    runs: daysOf('runs'),
    usage: daysOf('usage'),
  };
}

/** The first field that holds no number of days, with what is wrong. */
export function checkRetention(form: RetentionForm) {
  const wrong = KINDS.find(({ kind }) => form[kind].trim() !== '' && !isDays(readWholeNumber(form[kind])));
  return wrong
    ? {
        field: wrong.kind,
        text: `Please enter ${LEAST} to ${formatCount(MOST)} days, or nothing to keep it for ever.`,
      }
    : null;
}

function isDays(days: number | null): boolean {
  return days !== null && days >= LEAST && days <= MOST;
}

/** As it is sent; null for ever. @param form checked */
export function toDays(form: RetentionForm): Record<Kind, number | null> {
  const of = (kind: Kind) => readWholeNumber(form[kind]);
  return {
    sessions: of('sessions'),
    notifications: of('notifications'),
    deliveries: of('deliveries'),
    runs: of('runs'),
    usage: of('usage'),
  };
}

/** 'Default 30 days. 5 rows go next.' */
export function hintOf(item: Kept | undefined): string {
  if (!item) return '';
  const usual =
    item.default_days === null ? 'Default: for ever.' : `Default: ${formatCount(item.default_days)} days.`;
  if (item.rows_due === 0) return usual;
  return `${usual} ${formatCount(item.rows_due)} ${item.rows_due === 1 ? 'row goes' : 'rows go'} next.`;
}
