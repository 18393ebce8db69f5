import { formatCount, formatDate, zurichDay } from '@vaglio/ui';
import type { ListNews, View } from '@vaglio/startups-data';
import { dayWords, timeOf } from '../timeline/day-words';

/** '7 new', '3 moved up': what of both there is. */
export function newsWords(news: Pick<ListNews, 'new' | 'moved_up'>): readonly string[] {
  return [
    ...(news.new > 0 ? [`${formatCount(news.new)} new`] : []),
    ...(news.moved_up > 0 ? [`${formatCount(news.moved_up)} moved up`] : []),
  ];
}

/** 'Tuesday, 17 Nov' within a week, '08:41 today', else the date. @param since ISO 8601 */
export function sinceWords(since: string, now: Date): string {
  const words = dayWords(formatDate(zurichDay(since)), now);
  return words === 'Today' ? `${timeOf(since)} today` : words;
}

/** The same in the width of a phone: 'Tuesday'. */
export function briefSinceWords(since: string, now: Date): string {
  const words = sinceWords(since, now);
  return words.includes(',') ? words.slice(0, words.indexOf(',')) : words;
}

/** 'Team view by Luca Bernasconi', 'My view'. */
export function ownerWords({ is_team, is_mine, owner }: Pick<View, 'is_team' | 'is_mine' | 'owner'>): string {
  if (!is_team) return 'My view';
  return is_mine || owner === null ? 'Team view' : `Team view by ${owner}`;
}

/** 'Adds 3 startups; removes 12 of 143.' @param effect what a draft would change */
export function effectWords(effect: {
  readonly total: number;
  readonly added: number;
  readonly removed: number;
}): string {
  const parts = [
    ...(effect.added > 0 ? [`adds ${startups(effect.added)}`] : []),
    ...(effect.removed > 0 ? [`removes ${formatCount(effect.removed)} of ${formatCount(effect.total)}`] : []),
  ];
  const words = parts.join('; ');
  return words === ''
    ? 'The same startups stay in it.'
    : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

const startups = (count: number) => `${formatCount(count)} ${count === 1 ? 'startup' : 'startups'}`;
