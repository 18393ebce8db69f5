import { and, inArray, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { articles } from '../../platform/db/schema/articles.table';
import { HAS_TEXT } from '../../news/fetching/kept-text';
import type { Db, Tx } from '../../platform/db/open-database';
import { conflict } from '../../platform/http/errors/errors';
import { isLeased } from '../../platform/jobs/lease';
import { ALL_ARTICLES, articleLease, pendingIn, type Scope } from './article-claims';

export async function countPending(db: Db | Tx, scope: Scope = ALL_ARTICLES): Promise<number> {
  return db.$count(articles, pendingIn(scope));
}

/** Counts the pending articles that processes are currently extracting. */
export async function countUnderWay(db: Db | Tx, scope: Scope = ALL_ARTICLES): Promise<number> {
  return db.$count(articles, and(pendingIn(scope), isLeased(articleLease)));
}

/** Counts the articles in each state. */
export async function countArticles(
  db: Db,
): Promise<{ pending: number; failed: number; abandoned: number; under_way: number }> {
  const { rows } = await db.execute<{
    pending: number;
    failed: number;
    abandoned: number;
    under_way: number;
  }>(sql`
    select count(*) filter (where state = 'pending')::int as pending, count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'abandoned')::int as abandoned,
      count(*) filter (where ${isLeased(articleLease)})::int as under_way
    from ${articles} where state <> 'extracted' and ${HAS_TEXT}`);
  return rows[0] ?? { pending: 0, failed: 0, abandoned: 0, under_way: 0 };
}

/**
 * Queues failed and abandoned articles again.
 * @throws Refusal 409 while articles are being extracted
 */
export async function resetArticles(db: Db, actor: Actor): Promise<{ reset: number; pending: number }> {
  return db.transaction(async (tx) => {
    const underWay = await countUnderWay(tx);
    if (underWay > 0)
      throw conflict(
        `${underWay} ${underWay === 1 ? 'article is' : 'articles are'} being extracted right now. Stop or pause the run first.`,
      );
    const { rowCount } = await tx
      .update(articles)
      .set({ state: 'pending', attempts: 0, last_error: null, failure_cause: null, updated_at: sql`now()` })
      .where(and(inArray(articles.state, ['failed', 'abandoned']), HAS_TEXT));
    const reset = rowCount ?? 0;
    if (reset > 0) await recordEvent(tx, actor, { action: 'articles_reset', after: { reset } });
    return { reset, pending: await countPending(tx) };
  });
}
