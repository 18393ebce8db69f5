import { isNull } from 'drizzle-orm';
import { articles } from '../../platform/db/schema/articles.table';

/** SQL condition for articles whose text is still stored, so that they can be extracted or used in a trial. */
export const HAS_TEXT = isNull(articles.text_removed_at);

/** Quote with its start position in code points; null if the article text does not contain the quote. */
export interface Passage {
  readonly text: string;
  readonly start: number | null;
}

/**
 * Returns the text that replaces a removed article text: its quotes at their original positions. Line breaks and
 * spaces between the quotes keep all positions valid.
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
