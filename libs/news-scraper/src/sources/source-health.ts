import { formatCount, type BadgeTone } from '@vaglio/ui';
import type { NewsSource } from '../endpoints.gen';

/** The health of a source, in words and a colour. */
export interface Health {
  readonly text: string;
  readonly tone: BadgeTone;
}

type HealthFacts = Pick<
  NewsSource,
  'consecutive_failures' | 'last_success_at' | 'next_attempt_at' | 'article_count' | 'unread'
>;

/** So many failures in a row, and a source that waits counts as failing. */
const FAILING_FROM = 3;

/** Failing so many times in a row, waiting for its next attempt, never read, with unread pages, or fine. */
export function healthOf(source: HealthFacts): Health {
  const { consecutive_failures, last_success_at, next_attempt_at, article_count } = source;
  if (consecutive_failures > 0) {
    if (next_attempt_at && consecutive_failures < FAILING_FROM) return { text: 'Waiting', tone: 'amber' };
    return {
      text:
        consecutive_failures === 1 ? 'Failing once' : `Failing ${formatCount(consecutive_failures)} times`,
      tone: 'red',
    };
  }
  if (last_success_at === null) return { text: 'Never read', tone: 'neutral' };
  const unread = unreadCount(source);
  if (unread === 0) return { text: 'Fine', tone: 'green' };
  return article_count === 0
    ? { text: 'Nothing read', tone: 'red' }
    : { text: `${formatCount(unread)} unread`, tone: 'amber' };
}

/** Pages of a source that were tried and are not read; 0 on a server that does not count them. */
export function unreadCount({ unread }: Pick<NewsSource, 'unread'>): number {
  return unread ? unread.waiting + unread.given_up : 0;
}

/** Where there is room for one line only: 'Fine, 12 articles', or that it is not read. */
export function stateWords(source: NewsSource): string {
  if (!source.enabled) return 'Switched off';
  return `${healthOf(source).text}, ${source.article_count === 1 ? '1 article' : `${formatCount(source.article_count)} articles`}`;
}

/** The address as people read it; the one of the bundled sample is none. */
export function addressWords(url: string): string {
  return url === SAMPLE_ADDRESS ? 'Bundled sample' : url;
}

const SAMPLE_ADDRESS = 'sample:';
