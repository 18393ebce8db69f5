import type { TimelineEntry } from '@vaglio/contract';
import { formatDate, zurichDay } from '@vaglio/ui';

/** The day of an entry in Zurich, as it is shown: '20 Nov 2026'. The server orders entries by these days. */
export function dayOf({ at, has_time, news }: Pick<TimelineEntry, 'at' | 'has_time' | 'news'>): string {
  return formatDate(zurichDay(has_time ? at : (news?.published_at ?? at)));
}
