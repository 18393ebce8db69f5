import type { Tx } from '../../platform/db/open-database';
import { articlesOf, awardsOf, toStartupAnswer } from './startup-answer';
import type { StartupRow } from './startup-columns';
import type { StartupAnswer } from './startup.schemas';

/** A stored startup with its awards and articles, as every call returns it. @param now milliseconds since 1970 */
export async function answerOf(tx: Tx, row: StartupRow, now: number): Promise<StartupAnswer> {
  const awards = await awardsOf(tx, [row.id]);
  const articles = await articlesOf(tx, [row.id]);
  return toStartupAnswer(row, {
    now,
    awards: awards.get(row.id) ?? [],
    articles: articles.get(row.id) ?? [],
  });
}
