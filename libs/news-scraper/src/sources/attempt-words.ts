import { formatCount } from '@vaglio/ui';
import type { NewsSource, UnreadPages } from '../endpoints.gen';
import { counted, untilWords } from '../until-words';
import { unreadCount } from './source-health';

const REASON_WORDS: Readonly<Record<UnreadPages['reasons'][number]['reason'], string>> = {
  not_found: 'not found',
  paywall: 'for subscribers only',
  consent_page: 'behind a question about cookies',
  robots: 'not allowed by robots.txt',
  refused: 'refused',
  busy: 'on a busy site',
  server_error: 'with a server error',
  slow: 'too slow',
  unreachable: 'on a site that cannot be reached',
  too_large: 'too large',
  not_text: 'of another type',
  no_article: 'without an article',
  unreadable: 'too complex',
};

/**
 * What of a source is not read and when it is tried again: '50 pages are not read: 30 not found, 20 refused. 3 of them are
 * given up. Next attempt in 12 minutes.'
 * @returns null when everything is read, or the source is switched off
 */
export function attemptWords(
  source: Pick<NewsSource, 'enabled' | 'unread' | 'next_attempt_at'>,
  now: Date,
): string | null {
  const { enabled, unread, next_attempt_at } = source;
  if (!enabled) return null;
  const isWaiting = Boolean(next_attempt_at);
  const feed = isWaiting
    ? `The feed is read again ${untilWords(next_attempt_at, now) ?? 'at the next run'}.`
    : null;
  const total = unreadCount(source);
  const sentences = unread && total > 0 ? [notRead(unread, total), givenUp(unread, total)] : [];
  const next =
    unread && unread.waiting > 0 && !isWaiting
      ? `Next attempt ${untilWords(unread.next_attempt_at, now) ?? 'at the next run'}.`
      : null;
  return [...sentences, feed, next].filter((sentence) => sentence !== null).join(' ') || null;
}

function notRead({ reasons }: UnreadPages, total: number): string {
  const parts = reasons.map(({ reason, count }) => `${formatCount(count)} ${REASON_WORDS[reason]}`);
  const why = parts.length === 0 ? '' : `: ${parts.join(', ')}`;
  return `${counted(total, 'page')} ${total === 1 ? 'is' : 'are'} not read${why}.`;
}

function givenUp({ given_up }: UnreadPages, total: number): string | null {
  if (given_up === 0) return null;
  if (given_up === total) return total === 1 ? 'It is given up.' : 'All are given up.';
  return `${formatCount(given_up)} of them ${given_up === 1 ? 'is' : 'are'} given up.`;
}
