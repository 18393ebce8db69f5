import { and, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import type { Db } from '../../platform/db/open-database';
import { duplicatePairs } from '../../platform/db/schema/duplicates.table';
import { NOW } from '../../platform/jobs/lease';
import { holdsFolded, type Page } from '../../platform/http/pagination/list-page';
import { articles } from '../../platform/db/schema/articles.table';
import { isoTimestamp } from '../../platform/time/timestamps';
import type { QueueFilter, ReviewArticleLineBody, ReviewCountsBody } from './review-queue-calls.schemas';
import { reviewArticles } from '../../platform/db/schema/review-articles.table';
import { reviewSteps } from '../../platform/db/schema/review-steps.table';

/** Condition for articles in the queue. It must match the condition of the partial index word for word. */
export const IS_OPEN = sql`${reviewArticles.open} > 0`;
const MATCHES: Readonly<Record<QueueFilter, SQL | undefined>> = {
  all: undefined,
  conflicts: sql`${reviewArticles.has_conflicts}`,
  no_source: sql`${reviewArticles.has_no_source}`,
  money: sql`${reviewArticles.has_money}`,
  awards: sql`${reviewArticles.has_awards}`,
};

/** Returns a page of the queue. If another person holds an article, the entry contains their name. */
export async function listQueue(
  db: Db,
  { only, q }: { only: QueueFilter; q: string | undefined },
  { limit, offset }: Page,
  userId: string | null,
): Promise<{ items: ReviewArticleLineBody[]; total: number; counts: ReviewCountsBody }> {
  const match = and(IS_OPEN, MATCHES[only], holdsFolded(reviewArticles.search_key, q));
  const rows = await db
    .select({
      state: reviewArticles,
      title: articles.title,
      source: articles.source,
      published_at: articles.published_at,
      claimed_by: users.name,
    })
    .from(reviewArticles)
    .innerJoin(articles, eq(articles.id, reviewArticles.article_id))
    .leftJoin(
      users,
      sql`${users.id} = ${reviewArticles.claimed_by} and ${reviewArticles.claimed_until} > ${NOW}
        and ${reviewArticles.claimed_by} is distinct from ${userId}::uuid`,
    )
    .where(match)
    .orderBy(
      sql`${reviewArticles.later_at} asc nulls first`,
      reviewArticles.priority,
      sql`${reviewArticles.sorted_at} desc nulls last`,
      sql`${reviewArticles.article_id} desc nulls last`,
    )
    .limit(limit)
    .offset(offset);
  const counts = await countQueue(db);
  const isAll = holdsFolded(reviewArticles.search_key, q) === undefined;
  return {
    items: rows.map(({ state, title, source, published_at, claimed_by }) => ({
      id: String(state.article_id),
      title,
      source,
      published_at: isoTimestamp(published_at),
      companies: state.companies,
      open: state.open,
      claimed_by,
    })),
    total: isAll ? counts[only] : await db.$count(reviewArticles, match),
    counts,
  };
}

/** Counts the articles in the queue, in total and by kind of open value. */
async function countQueue(db: Db): Promise<ReviewCountsBody> {
  const [counts] = await db
    .select({
      all: sql<number>`count(*)::int`,
      conflicts: countOf(reviewArticles.has_conflicts),
      no_source: countOf(reviewArticles.has_no_source),
      money: countOf(reviewArticles.has_money),
      awards: countOf(reviewArticles.has_awards),
    })
    .from(reviewArticles)
    .where(IS_OPEN);
  return counts ?? { all: 0, conflicts: 0, no_source: 0, money: 0, awards: 0 };
}

const countOf = (flag: AnyColumn) => sql<number>`count(*) filter (where ${flag})::int`;

/** Counts the open items in Review: articles, and pairs of possible duplicates. */
export async function countReview(db: Db): Promise<{ articles: number; duplicates: number; total: number }> {
  const open = await db.$count(reviewArticles, IS_OPEN);
  const duplicates = await db.$count(duplicatePairs);
  return { articles: open, duplicates, total: open + duplicates };
}

/** Counts the articles that a person has decided on since a time and that are no longer open. @param since ISO 8601 */
export async function countReviewed(db: Db, userId: string | null, since: string): Promise<number> {
  const [row] = await db
    .select({ reviewed: sql<number>`count(distinct ${reviewSteps.article_id})::int` })
    .from(reviewSteps)
    .where(
      sql`${reviewSteps.decided_by} is not distinct from ${userId}::uuid and ${reviewSteps.decided_at} >= ${since}
        and ${reviewSteps.undone_at} is null and not exists (select from ${reviewArticles}
          where ${reviewArticles.article_id} = ${reviewSteps.article_id} and ${IS_OPEN})`,
    );
  return row?.reviewed ?? 0;
}
