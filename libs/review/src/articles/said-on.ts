import type { FactOrigin } from '@vaglio/startups-data';
import { formatDate } from '@vaglio/ui';

/** The day on which a value was said: of an article that of its publication; null where it is not known. */
export function saidOn({ at, article }: FactOrigin): string | null {
  const day = article?.published_at ?? at;
  return day === null ? null : formatDate(day);
}
