import type { NewsSource } from '@vaglio/contract';
import { EMPTY_VALUE, formatExact, formatRelativeInside } from '@vaglio/ui';
import { durationText, shortDuration } from '../duration-text';

/** Returns labels and texts about the last response of a source. Values that the server does not return are omitted. */
export function feedFacts(source: NewsSource, now: Date): readonly (readonly [string, string])[] {
  const { recent_attempts: attempts, last_error, last_checked_at, link_pattern } = source;
  const answer = attempts?.[0]?.answer ?? last_error;
  const answeredAt = attempts?.[0]?.at ?? last_checked_at;
  return [
    ['Address', source.url === 'sample:' ? 'Bundled with the server' : source.url],
    ...(link_pattern ? [['Links', link_pattern] as const] : []),
    ['Last answer', answer ? `${answer} (${formatRelativeInside(answeredAt, now)})` : EMPTY_VALUE],
    ...(attempts ? [['Attempts', attemptsText(attempts)] as const] : []),
    ['Next attempt', nextText(source)],
    ...(source.usual_gap_sec === undefined ? [] : [['Usual gap', gapText(source, now)] as const]),
  ];
}

/** Returns the delays between consecutive failures, oldest first, such as '15 min, 30 min, 60 min'. */
function attemptsText(attempts: NonNullable<NewsSource['recent_attempts']>): string {
  const [last] = attempts;
  if (!last) return 'None yet';
  const end = attempts.findIndex(({ failed }) => !failed);
  const failures = end === -1 ? attempts : attempts.slice(0, end);
  if (failures.length === 0) return 'Answered the last attempt';
  const waits = failures.map(({ wait_sec }) => (wait_sec === null ? 'next run' : shortDuration(wait_sec)));
  return `${failures.length} without success, then waited ${waits.reverse().join(', ')}`;
}

function nextText({ enabled, next_attempt_at }: NewsSource): string {
  if (!enabled) return 'None: disabled';
  return next_attempt_at
    ? `${formatExact(next_attempt_at)}, at the latest after 24 hours`
    : 'At the next run';
}

function gapText({ usual_gap_sec, newest_item_at }: NewsSource, now: Date): string {
  const silent = newest_item_at ? (now.getTime() - Date.parse(newest_item_at)) / 1000 : null;
  const present = silent === null || silent < 0 ? '' : `, now ${durationText(silent)}`;
  return `${usual_gap_sec ? durationText(usual_gap_sec) : 'Not known yet'}${present}`;
}
