import { CircleAlert, Clock, Check, Moon, type LucideIcon } from 'lucide-react';
import type { NewsSource } from '@vaglio/contract';
import { formatCount, type BadgeTone } from '@vaglio/ui';
import { counted } from '../until-text';

/** The health of a source, in words, a colour and a picture. */
export interface Health {
  readonly text: string;
  readonly tone: BadgeTone;
  readonly icon?: LucideIcon;
}

type HealthKind = NonNullable<NewsSource['health']>;

/** So many failures in a row, and a source is failing. */
const FAILING_FROM = 3;
const DAY_MS = 86_400_000;

/** How a source does, in the words of the server's judgement. @param now by the server's clock */
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

/** As the server judges; one that does not is judged by its failures. */
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

/** Pages of a source that were read and set aside, because they tell the same as a stored story. */
export function copyCount({ unread }: Pick<NewsSource, 'unread'>): number {
  return unread?.reasons.find(({ reason }) => reason === 'copy')?.count ?? 0;
}

/** Pages of a source that were tried and are not read; 0 on a server that does not count them. */
export function unreadCount({ unread }: Pick<NewsSource, 'unread'>): number {
  return unread ? unread.waiting + unread.given_up : 0;
}

/** Items of 30 days that were read; all articles on a server that counts only them. */
export function readCount({ read_count, article_count }: NewsSource): number {
  return read_count ?? article_count;
}

/** How many sources are in which health: '14 sources: 11 fine, 1 quiet, 1 failing, 1 switched off.' */
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

/** The address as people read it; the one of the bundled sample is none. */
export function addressText(url: string): string {
  return url === SAMPLE_ADDRESS ? 'Bundled sample' : url.replace(/^https?:\/\/(?:www\.)?/, '');
}

const SAMPLE_ADDRESS = 'sample:';
