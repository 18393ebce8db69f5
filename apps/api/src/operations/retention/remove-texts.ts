import { and, eq, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/db/open-database';
import { dropAnswers } from '../../extraction/llm/llm-usage';
import { articles } from '../../platform/db/schema/articles.table';
import { HAS_TEXT } from '../../news/fetching/kept-text';
import { reviewArticles, reviewMarks } from '../../platform/db/schema/review-articles.table';
import { trialReadings, trials } from '../../platform/db/schema/trials.table';
import { removeQuotesOfNoRow } from '../../startups/facts/evidence/remove-quotes';

/** Number of articles per transaction in which texts are removed. */
export const TEXTS_BATCH = 200;

/**
 * Condition for article texts that can be removed: they were stored before a time, and no extraction, trial or person
 * in Review needs them.
 */
export function isTextDue(time: string): SQL | undefined {
  return and(
    HAS_TEXT,
    lt(articles.fetched_at, time),
    ne(articles.state, 'pending'),
    sql`not exists (select from ${reviewArticles}
      where ${reviewArticles.article_id} = ${articles.id} and ${reviewArticles.open} > 0)`,
    sql`not exists (select from ${reviewMarks} where ${reviewMarks.article_id} = ${articles.id})`,
    sql`not ${isOnTrial(trialReadings.article_id, articles.id)}`,
  );
}

/** Condition for article texts that a running trial needs. */
export const isOnTrial = (column: PgColumn, id: PgColumn): SQL =>
  sql`exists (select from ${trialReadings} join ${trials} on ${trials.id} = ${trialReadings.trial_id}
    where ${column} = ${id} and ${trialReadings.state} = 'waiting' and ${trials.state} = 'running')`;

/**
 * Removes the texts of one batch of articles. Title, source, address, dates and extracted values remain. Quotes remain
 * only if a raw startup needs them as proof.
 * @param time ISO 8601; applies to articles stored before it
 * @param now ISO 8601
 * @returns the number of articles that lost their text
 */
export async function removeTexts(tx: Tx, time: string, now: string): Promise<number> {
  const due = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(isTextDue(time))
    .orderBy(articles.fetched_at)
    .limit(TEXTS_BATCH)
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.update(articles).set({ text: '', text_removed_at: now }).where(inArray(articles.id, ids));
  await dropAnswers(tx, ids); // answers about articles with only interrupted extractions
  await removeQuotesOfNoRow(tx, await withEarlierVersions(tx, ids));
  await removeQuotesOfTrials(tx, inArray(trialReadings.article_id, ids));
  return ids.length;
}

/**
 * Adds the earlier versions of articles. Raw startups belong to the extraction of the latest version, so earlier
 * versions prove nothing.
 */
async function withEarlierVersions(tx: Tx, articleIds: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive versions as (
      select id, previous_id, text_removed_at from ${articles} where id = any(${sql.param(articleIds)}::bigint[])
      union
      select earlier.id, earlier.previous_id, earlier.text_removed_at
      from ${articles} earlier join versions on earlier.id = versions.previous_id
    )
    select id from versions where text_removed_at is not null`);
  return rows.map(({ id }) => Number(id));
}

/** Removes the quotes that trials found. Values and figures remain. */
export async function removeQuotesOfTrials(tx: Tx, ofArticles: SQL): Promise<void> {
  const readings = await tx
    .select({ id: trialReadings.id, found: trialReadings.found })
    .from(trialReadings)
    .where(ofArticles);
  for (const { id, found } of readings) {
    if (found.length === 0) continue;
    const left = JSON.stringify(found, (key, value: unknown) => (key === 'quotes' ? [] : value));
    await tx
      .update(trialReadings)
      .set({ found: sql`${left}::jsonb` })
      .where(eq(trialReadings.id, id));
  }
}
