import { and, eq, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/db/open-database';
import { dropAnswers } from '../../extraction/llm/llm-usage';
import { articles } from '../../platform/db/schema/articles.table';
import { HAS_TEXT } from '../../news/fetching/kept-text';
import { reviewArticles, reviewMarks } from '../../platform/db/schema/review-articles.table';
import { trialReadings, trials } from '../../platform/db/schema/trials.table';
import { removeQuotesOfNoRow } from '../../startups/facts/evidence/remove-quotes';

/** Articles of one transaction. */
export const TEXTS_BATCH = 200;

/**
 * The text of an article may go: it was stored before a time, and neither a reading, nor a person at the review desk, nor
 * a trial waits for it.
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

/** A running trial waits for a text. */
export const isOnTrial = (column: PgColumn, id: PgColumn): SQL =>
  sql`exists (select from ${trialReadings} join ${trials} on ${trials.id} = ${trialReadings.trial_id}
    where ${column} = ${id} and ${trialReadings.state} = 'waiting' and ${trials.state} = 'running')`;

/**
 * Removes the texts of articles that are due, of one batch. Title, source, address, dates and what was found stay. A quote
 * stays where a row needs it, because its fact must be proved; others go with the text.
 * @param time ISO 8601: stored before it
 * @param now ISO 8601
 * @returns how many articles lost their text
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
  await dropAnswers(tx, ids); // of one whose readings were all interrupted
  await removeQuotesOfNoRow(tx, await withEarlierVersions(tx, ids));
  await removeQuotesOfTrials(tx, inArray(trialReadings.article_id, ids));
  return ids.length;
}

/** Rows of a story belong to the reading of a later version by now, and those before it prove nothing any more. */
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

/** What versions of the prompt found stays, with its figures. */
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
