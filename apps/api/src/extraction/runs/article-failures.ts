import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../audit/audit-event';
import type { Db } from '../../platform/db/open-database';
import { conflict } from '../../platform/http/errors/errors';
import { FAILURE_CAUSES, type FailureCause } from '../llm/failure-cause';
import { linkOf } from '../../news/fetching/article-link';
import { articles } from '../../platform/db/schema/articles.table';
import { HAS_TEXT } from '../../news/fetching/kept-text';
import { isoTimestamp } from '../../platform/time/timestamps';
import { insertRun, lockRuns } from './change-run';
import type { ArticleFailuresBody } from './article-failures.schemas';
import type { ExtractionRunBody } from './extraction.schemas';

/** Condition for failed articles that can be extracted again. */
const HAS_FAILED = and(inArray(articles.state, ['failed', 'abandoned']), HAS_TEXT);
const KNOWN = sql.join(
  FAILURE_CAUSES.map((cause) => sql`${cause}`),
  sql`, `,
);
/** Failure cause of an article. Articles that failed before causes were stored count as `other`. */
const CAUSE = sql<FailureCause>`case when ${articles.failure_cause} in (${KNOWN}) then ${articles.failure_cause} else 'other' end`;

const failedFor = (cause: FailureCause): SQL | undefined => and(HAS_FAILED, sql`${CAUSE} = ${cause}`);

/** Returns the failed articles grouped by cause, most frequent first. Each group includes its newest article. */
export async function listFailures(db: Db): Promise<ArticleFailuresBody> {
  const groups = await db
    .select({
      cause: CAUSE,
      count: sql<number>`count(*)::int`,
      newest: sql<string>`(array_agg(${articles.id} order by ${articles.updated_at} desc, ${articles.id} desc))[1]`,
    })
    .from(articles)
    .where(HAS_FAILED)
    .groupBy(sql`1`)
    .orderBy(sql`2 desc`, sql`1`);
  const ids = groups.map(({ newest }) => Number(newest));
  const examples = ids.length === 0 ? [] : await db.select().from(articles).where(inArray(articles.id, ids));
  return {
    items: groups.flatMap(({ cause, count, newest }) => {
      const example = examples.find(({ id }) => id === Number(newest));
      if (!example) return [];
      return [
        {
          cause,
          count,
          error: example.last_error ?? '',
          failed_at: isoTimestamp(example.updated_at),
          article: {
            id: String(example.id),
            url: linkOf(example),
            title: example.title,
            source: example.source,
          },
        },
      ];
    }),
  };
}

/**
 * Starts an extraction run over the articles that failed with one cause.
 * @param count number of articles that the person saw
 * @throws Refusal 409 if the number has changed, or another run is running
 */
export async function retryCause(
  db: Db,
  { cause, count }: { cause: FailureCause; count: number },
  actor: Actor,
): Promise<ExtractionRunBody> {
  return db.transaction(async (tx) => {
    await lockRuns(tx);
    const rows = await tx
      .update(articles)
      .set({ state: 'pending', attempts: 0, last_error: null, failure_cause: null, updated_at: sql`now()` })
      .where(failedFor(cause))
      .returning({ id: articles.id });
    if (rows.length !== count)
      throw conflict(`${rows.length} articles have failed for this reason by now, not ${count}. Look again.`);
    return insertRun(
      tx,
      { delay_ms: 0 },
      { article_ids: rows.map(({ id }) => id), retry_cause: cause },
      actor,
    );
  });
}
