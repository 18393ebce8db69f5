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

/** A discard that counts: neither undone nor allowed again, and not of a mention that was only left aside. */
export const IS_REMEMBERED = and(
  eq(reviewDecisions.kind, 'discard'),
  ne(reviewDecisions.reason, 'left_aside'),
  isNull(reviewDecisions.undone_at),
  isNull(reviewDecisions.allowed_at),
);

/** Which of these names an article does not propose again: those that are no startup, and those that are not in it. */
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
 * The discards that mean the same as one: all of a name that is no startup, or all of a name that is not in this article.
 * A name is remembered as long as one of them counts.
 */
export const meansSame = ({ name_key, reason, article_id }: typeof reviewDecisions.$inferSelect) =>
  and(
    eq(reviewDecisions.name_key, name_key),
    sql`${reviewDecisions.reason} is not distinct from ${reason}`,
    reason === 'not_in_article'
      ? sql`${reviewDecisions.article_id} is not distinct from ${article_id}`
      : undefined,
  );

/** The newest of those that mean the same. */
const IS_LISTED = sql`${reviewDecisions.id} in (
  select max(${reviewDecisions.id}) from ${reviewDecisions} where ${IS_REMEMBERED}
  group by ${reviewDecisions.name_key}, ${reviewDecisions.reason},
    case when ${reviewDecisions.reason} = 'not_in_article' then ${reviewDecisions.article_id} end)`;

/** One page of the remembered names, each once, the newest first. */
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
