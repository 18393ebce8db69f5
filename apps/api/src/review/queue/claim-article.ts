import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { conflict, notFound } from '../../platform/http/errors/errors';
import { namesOfPeople } from '../../audit/names-of-people';
import { NOW, secondsFromNow } from '../../platform/jobs/lease';
import { articles } from '../../platform/db/schema/articles.table';
import { isoTimestamp } from '../../platform/time/timestamps';
import type { ReviewClaimBody } from './review-queue.schemas';
import { reviewArticles } from '../../platform/db/schema/review-articles.table';

export const ARTICLE_GONE = 'Article not found';
/** Duration of a claim in seconds after the person's last action. */
const CLAIM_SECONDS = 120;

const isFree = (userId: string | null) =>
  sql`${reviewArticles.claimed_until} is null or ${reviewArticles.claimed_until} <= ${NOW}
    or ${reviewArticles.claimed_by} is not distinct from ${userId}::uuid`;

/**
 * Claims an article for a person, or renews the claim. The row remains locked until the transaction ends, which
 * serializes actions on the same article.
 * @throws Refusal 404; 409 with the name of the person who holds the claim
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
  throw conflict(`${held.by ?? 'Somebody'} is reviewing this article.`);
}

/**
 * Releases a person's claim on an article. Has no effect without a claim.
 * @throws Refusal 404
 */
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

/** Returns the current claim on an article; null without a claim. */
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
