import { eq } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { readRowId } from '../../platform/http/validation/row-id';
import { toTimestamp } from '../../platform/time/timestamps';
import { ARTICLE_GONE, claimArticle } from './claim-article';
import { reviewArticles } from '../../platform/db/schema/review-articles.table';

/**
 * Moves an article to the end of everybody's queue and releases it.
 * @throws Refusal 404; 409 when another person holds it
 */
export async function postponeArticle(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: string,
  actor: Actor,
): Promise<void> {
  const articleId = readRowId(id, ARTICLE_GONE);
  await db.transaction(async (tx) => {
    await claimArticle(tx, articleId, actor.userId);
    await tx
      .update(reviewArticles)
      .set({ later_at: toTimestamp(now()), claimed_by: null, claimed_until: null })
      .where(eq(reviewArticles.article_id, articleId));
    await recordEvent(tx, actor, {
      action: 'review_article_postponed',
      target: { type: 'article', id: String(articleId) },
    });
  });
}
