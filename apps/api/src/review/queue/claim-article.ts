import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { conflict, notFound } from '../../platform/http/errors/errors';
import { namesOfPeople } from '../../audit/names-of-people';
import { NOW, secondsFromNow } from '../../platform/jobs/lease';
import { articles } from '../../platform/db/schema/articles.table';
import { isoTimestamp } from '../../platform/time/timestamps';
import type { ReviewClaimBody } from './desk.schemas';
import { reviewArticles } from '../../platform/db/schema/review-articles.table';

export const ARTICLE_GONE = 'Article not found';
/** So long an article is one person's after the last act. */
const CLAIM_SECONDS = 120;

const isFree = (userId: string | null) =>
  sql`${reviewArticles.claimed_until} is null or ${reviewArticles.claimed_until} <= ${NOW}
    or ${reviewArticles.claimed_by} is not distinct from ${userId}::uuid`;

/**
 * Takes or renews the claim of a person on an article. Its row stays locked until the transaction ends, so that acts on
 * one article follow each other.
 * @throws 404; 409 with the name of the person who is on it
 */
export async function claimArticle(
  tx: Db | Tx,
  articleId: number,
  userId: string | null,
): Promise<ReviewClaimBody> {
  const until = secondsFromNow(CLAIM_SECONDS);
  const { rows } = await tx.execute<{ claimed_until: string }>(sql`
    insert into ${reviewArticles} as ${reviewArticles} (article_id, sorted_at, claimed_by, claimed_until)
    select a.id, coalesce(a.published_at, a.fetched_at), ${userId}::uuid, ${until}
    from ${articles} a where a.id = ${articleId}
    on conflict (article_id) do update set claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until
      where ${isFree(userId)}
    returning claimed_until`);
  const [taken] = rows;
  if (taken) return { by: await nameOf(tx, userId), is_mine: true, until: isoTimestamp(taken.claimed_until) };
  const held = await readClaim(tx, articleId, userId);
  if (!held) throw notFound(ARTICLE_GONE);
  throw conflict(`${held.by ?? 'Somebody'} is on this article.`);
}

/** Gives up the claim of a person; nothing where there is none. @throws 404 */
export async function releaseArticle(db: Db, articleId: number, userId: string | null): Promise<void> {
  if ((await db.$count(articles, eq(articles.id, articleId))) === 0) throw notFound(ARTICLE_GONE);
  await db
    .update(reviewArticles)
    .set({ claimed_by: null, claimed_until: null })
    .where(
      sql`${reviewArticles.article_id} = ${articleId}
        and ${reviewArticles.claimed_by} is not distinct from ${userId}::uuid`,
    );
}

/** Who is on an article now; null for nobody. */
export async function readClaim(
  db: Db | Tx,
  articleId: number,
  userId: string | null,
): Promise<ReviewClaimBody | null> {
  const [held] = await db
    .select({
      by: reviewArticles.claimed_by,
      until: reviewArticles.claimed_until,
      isOver: sql<boolean>`${reviewArticles.claimed_until} <= ${NOW}`,
    })
    .from(reviewArticles)
    .where(eq(reviewArticles.article_id, articleId));
  if (!held?.until || held.isOver) return null;
  return { by: await nameOf(db, held.by), is_mine: held.by === userId, until: isoTimestamp(held.until) };
}

async function nameOf(db: Db | Tx, id: string | null): Promise<string | null> {
  return (id === null ? undefined : (await namesOfPeople(db, [id])).get(id)) ?? null;
}
