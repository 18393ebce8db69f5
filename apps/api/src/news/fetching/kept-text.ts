import { isNull } from 'drizzle-orm';
import { articles } from '../../platform/db/schema/articles.table';

/** The article still has its text: it can be read, again or on trial. */
export const HAS_TEXT = isNull(articles.text_removed_at);

/** A passage of a text: where it begins, in code points; null when it is not there. */
export interface Passage {
  readonly text: string;
  readonly start: number | null;
}

/**
 * What is left of a text that was removed: the quotes, each in its place, so that places in the text stay right.
 * Between them is white space: one line break, then blanks.
 */
export function textOfQuotes(quotes: readonly Passage[]): string {
  const points: string[] = [];
  for (const { text, start } of quotes) {
    if (start === null) continue;
    for (let at = points.length; at < start; at += 1) points.push('');
    [...text].forEach((point, index) => (points[start + index] = point));
  }
  return points.map((point, index) => point || (index === 0 || points[index - 1] ? '\n' : ' ')).join('');
}
