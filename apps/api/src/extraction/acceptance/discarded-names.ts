import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { nameOrDeletedName } from '../../audit/kept-name';
import type { Db, Tx } from '../../platform/db/open-database';
import type { Page } from '../../platform/http/pagination/list-page';
import { isOfStory } from '../../news/fetching/article-versions';
import { articles } from '../../platform/db/schema/articles.table';
import { isoTimestamp } from '../../platform/time/timestamps';
import { reviewDecisions } from '../../platform/db/schema/review-decisions.table';
import type { DiscardedNameBody } from './acceptance.schemas';

/** Condition for discards that still apply. Excludes discards that were undone, allowed again or only 'left_aside'. */
export const IS_REMEMBERED = and(
  eq(reviewDecisions.kind, 'discard'),
  ne(reviewDecisions.reason, 'left_aside'),
  isNull(reviewDecisions.undone_at),
  isNull(reviewDecisions.allowed_at),
);

/**
 * Returns the given names that an article must not propose again, because a person discarded them as not a startup or
 * as not in this article.
 */
export async function discardedAmong(
  db: Db | Tx,
  nameKeys: readonly string[],
  articleId: number,
): Promise<ReadonlySet<string>> {
  if (nameKeys.length === 0) return new Set();
  const found = await db
    .select({ name_key: reviewDecisions.name_key })
    .from(reviewDecisions)
    .where(
      and(
        IS_REMEMBERED,
        inArray(reviewDecisions.name_key, [...new Set(nameKeys)]),
        or(eq(reviewDecisions.reason, 'not_a_startup'), isOfStory(reviewDecisions.article_id, articleId)),
      ),
    );
  return new Set(found.map(({ name_key }) => name_key));
}

/**
 * Condition for all discards with the same effect as the given discard: the name is not a startup, or it is not in this
 * article. A name is blocked while any of them applies.
 */
export const meansSame = ({ name_key, reason, article_id }: typeof reviewDecisions.$inferSelect) =>
  and(
    eq(reviewDecisions.name_key, name_key),
    sql`${reviewDecisions.reason} is not distinct from ${reason}`,
    reason === 'not_in_article'
      ? sql`${reviewDecisions.article_id} is not distinct from ${article_id}`
      : undefined,
  );

/** Condition for the newest of several discards with the same effect. */
const IS_LISTED = sql`${reviewDecisions.id} in (
  select max(${reviewDecisions.id}) from ${reviewDecisions} where ${IS_REMEMBERED}
  group by ${reviewDecisions.name_key}, ${reviewDecisions.reason},
    case when ${reviewDecisions.reason} = 'not_in_article' then ${reviewDecisions.article_id} end)`;

/** Returns a page of the discarded names, without duplicates, newest first. */
export async function listDiscardedNames(
  db: Db,
  { limit, offset }: Page,
): Promise<{ items: DiscardedNameBody[]; total: number }> {
  const rows = await db
    .select({
      decision: reviewDecisions,
      title: articles.title,
      decided_by: nameOrDeletedName('name', reviewDecisions.decided_by),
    })
    .from(reviewDecisions)
    .leftJoin(users, eq(users.id, reviewDecisions.decided_by))
    .leftJoin(articles, eq(articles.id, reviewDecisions.article_id))
    .where(IS_LISTED)
    .orderBy(desc(reviewDecisions.id))
    .limit(limit)
    .offset(offset);
  const items = rows.map(({ decision, title, decided_by }) => ({
    id: String(decision.id),
    company_name: decision.company_name,
    reason: decision.reason ?? ('not_a_startup' as const),
    article_title: title,
    decided_by,
    decided_at: isoTimestamp(decision.decided_at),
  }));
  return { items, total: await db.$count(reviewDecisions, IS_LISTED) };
}
