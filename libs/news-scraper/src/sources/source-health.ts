import { CircleAlert, Clock, Check, Moon, type LucideIcon } from 'lucide-react';
import type { NewsSource } from '@vaglio/contract';
import { formatCount, type BadgeTone } from '@vaglio/ui';
import { counted } from '../until-text';

/** Health of a source as a text with a colour and an icon. */
export interface Health {
  readonly text: string;
  readonly tone: BadgeTone;
  readonly icon?: LucideIcon;
}

type HealthKind = NonNullable<NewsSource['health']>;

/** Number of consecutive failures at which a source counts as failing. */
const FAILING_FROM = 3;
const DAY_MS = 86_400_000;

/**
 * Returns the health of a source as the server reports it.
 * @param now current server time
 */
export function healthOf(source: NewsSource, now: Date): Health {
  const { consecutive_failures, newest_item_at } = source;
  switch (healthKindOf(source)) {
    case 'failing':
      return { text: `Failing, ${failingText(consecutive_failures)}`, tone: 'red', icon: CircleAlert };
    case 'quiet':
      return { text: `Quiet${silentFor(newest_item_at, now)}`, tone: 'amber', icon: Moon };
    case 'waiting':
      return { text: 'Waiting', tone: 'amber', icon: Clock };
    case 'never_read':
      return { text: 'Never read', tone: 'neutral' };
    case 'off':
      return { text: 'Off', tone: 'neutral' };
    case 'fine':
      return { text: 'Fine', tone: 'green', icon: Check };
  }
}

/** Returns the kind of health that the server reports. If the server reports none, it is derived from the failures. */
export function healthKindOf(source: NewsSource): HealthKind {
  const { health, enabled, consecutive_failures, last_success_at } = source;
  if (!enabled) return 'off';
  if (health) return health;
  if (consecutive_failures > 0) return consecutive_failures >= FAILING_FROM ? 'failing' : 'waiting';
  return last_success_at === null ? 'never_read' : 'fine';
}

function failingText(failures: number): string {
  return failures === 0 ? 'nothing read' : `${formatCount(failures)} in a row`;
}

function silentFor(newest: string | null | undefined, now: Date): string {
  const days = newest ? Math.floor((now.getTime() - Date.parse(newest)) / DAY_MS) : Number.NaN;
  return days >= 1 ? ` for ${counted(days, 'day')}` : '';
}

/** Returns the number of pages that were ignored as duplicates of stored articles. */
export function copyCount({ unread }: Pick<NewsSource, 'unread'>): number {
  return unread?.reasons.find(({ reason }) => reason === 'copy')?.count ?? 0;
}

/** Returns the number of pages that could not be read. If the server does not count them, it returns 0. */
export function unreadCount({ unread }: Pick<NewsSource, 'unread'>): number {
  return unread ? unread.waiting + unread.given_up : 0;
}

/**
 * Returns the number of items that were read in 30 days. If the server does not count these, it returns the number of
 * all articles.
 */
export function readCount({ read_count, article_count }: NewsSource): number {
  return read_count ?? article_count;
}

/** Returns the numbers of sources by health, such as '14 sources: 11 fine, 1 quiet, 1 failing, 1 switched off.' */
export function summaryOf(sources: readonly NewsSource[]): string {
  const kinds = sources.map(healthKindOf);
  const parts = SUMMARY.flatMap(([kind, text]) => {
    const count = kinds.filter((other) => other === kind).length;
    return count === 0 ? [] : [`${formatCount(count)} ${text}`];
  });
  return `${counted(sources.length, 'source')}: ${parts.join(', ')}.`;
}

const SUMMARY: readonly (readonly [HealthKind, string])[] = [
  ['fine', 'fine'],
  ['quiet', 'quiet'],
  ['waiting', 'waiting'],
  ['failing', 'failing'],
  ['never_read', 'never read'],
  ['off', 'switched off'],
];

/** Returns an address as it is displayed. The bundled sample has no web address. */
export function addressText(url: string): string {
  return url === SAMPLE_ADDRESS ? 'Bundled sample' : url.replace(/^https?:\/\/(?:www\.)?/, '');
}

const SAMPLE_ADDRESS = 'sample:';
