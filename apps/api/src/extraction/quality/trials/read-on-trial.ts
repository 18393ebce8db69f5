import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/open-database';
import { type ArticleText, type ExpectedStartup, scoreArticle } from '@vaglio/article-extractor';
import { extractArticle, type ExtractionDeps, type Plan } from '../../runs/extract-article';
import { goldenArticles } from '../../../platform/db/schema/golden-articles.table';
import { articles } from '../../../platform/db/schema/articles.table';
import { trialReadings } from '../../../platform/db/schema/trials.table';

type Reading = typeof trialReadings.$inferSelect;

const TEXT_REMOVED = 'The text of this article was removed.';

/** The article of a reading, with its golden values; null where it has none. */
type TrialArticle = { article: ArticleText; gold: ExpectedStartup[] | null };

/**
 * Reads one article of a trial as a run would and stores what was found beside the trial, nowhere else.
 * @throws Refusal 503 when no thread is free; ModelUnavailable
 */
export async function readOnTrial(deps: ExtractionDeps, plan: Plan, reading: Reading): Promise<void> {
  const known = await readTrialArticle(deps.db, reading);
  if (!known) {
    await deps.db
      .update(trialReadings)
      .set({ state: 'failed', error: TEXT_REMOVED, ended_at: sql`now()` })
      .where(eq(trialReadings.id, reading.id));
    return;
  }
  const { article, gold } = known;
  const purpose = { articleId: reading.article_id, epoch: null, runId: null };
  const { found, error, used, cost, durationMs } = await extractArticle(deps, plan, article, purpose);
  // One that the text does not name goes nowhere in a run either.
  const startups = found.filter(({ isNamed }) => isNamed).map(({ startup }) => startup);
  const quotes = found.flatMap(({ evidence }) => evidence.flatMap((each) => each.quotes));
  await deps.db
    .update(trialReadings)
    .set({
      state: error === null ? 'read' : 'failed',
      error,
      found: startups,
      score: gold === null ? null : scoreArticle({ ...ANY_RECORD, gold }, startups),
      quotes: quotes.length,
      quotes_found: quotes.filter(({ start }) => start !== null).length,
      // A reading that failed and is tried again costs twice.
      prompt_tokens: sql`${trialReadings.prompt_tokens} + ${used.prompt}::int`,
      completion_tokens: sql`${trialReadings.completion_tokens} + ${used.completion}::int`,
      cost: sql`${trialReadings.cost} + ${cost}::numeric`,
      duration_ms: durationMs,
      ended_at: sql`now()`,
    })
    .where(eq(trialReadings.id, reading.id));
}

/** Of a record, only its startups are compared. */
const ANY_RECORD = { id: '', url: '', title: '', text: '' };

/** @returns undefined when the text was removed by age since the trial was started */
async function readTrialArticle(
  db: Db,
  { article_id, golden_id }: Reading,
): Promise<TrialArticle | undefined> {
  if (golden_id !== null) {
    const [row] = await db.select().from(goldenArticles).where(eq(goldenArticles.id, golden_id));
    if (!row) throw new Error('a golden article of a trial is gone, which the database refuses');
    return row.text === '' ? undefined : { article: row, gold: row.startups };
  }
  const [row] = await db
    .select({ article: articles, gold: goldenArticles.startups })
    .from(articles)
    .leftJoin(
      goldenArticles,
      and(eq(goldenArticles.text_hash, articles.text_hash), isNull(goldenArticles.removed_at)),
    )
    .where(eq(articles.id, article_id ?? 0));
  if (!row) throw new Error('an article of a trial is gone, which the database refuses');
  return row.article.text_removed_at === null ? row : undefined;
}
