import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { claimNext } from '../../platform/jobs/claim-next';
import { isClaimable, type Lease } from '../../platform/jobs/lease';
import { articles } from '../../platform/db/schema/articles.table';
import { extractionRuns } from '../../platform/db/schema/extraction-runs.table';
import { extractions } from '../../platform/db/schema/extractions.table';

/** Article that this process has claimed. */
export type ClaimedArticle = typeof articles.$inferSelect;

/** Scope of an extraction run: all articles, those that failed in another run, or those that a run lists. */
export type Scope = { retryOf: number | null; listedBy: number | null };

export const ALL_ARTICLES: Scope = { retryOf: null, listedBy: null };

export const MAX_ATTEMPTS = 3;

export const articleLease: Lease<typeof articles> = {
  table: articles,
  isOpen: eq(articles.state, 'pending'),
  orderBy: [articles.id],
  seconds: 20,
  abandon: {
    afterAttempts: MAX_ATTEMPTS,
    change: {
      state: 'abandoned',
      last_error: `${MAX_ATTEMPTS} attempts ended without a result.`,
      failure_cause: 'interrupted',
      updated_at: sql`now()`,
    },
  },
};

/** Condition for pending articles in a scope. */
export function pendingIn({ retryOf, listedBy }: Scope): SQL | undefined {
  if (listedBy !== null) {
    const listed = sql`select unnest(article_ids) from ${extractionRuns} where ${extractionRuns.id} = ${listedBy}`;
    return and(articleLease.isOpen, sql`${articles.id} in (${listed})`);
  }
  if (retryOf === null) return articleLease.isOpen;
  const failed = sql`select article_id from ${extractions} where run_id = ${retryOf} and outcome = 'failed'`;
  return and(articleLease.isOpen, sql`${articles.id} in (${failed})`);
}

/** Claims the oldest pending article in a scope, unless another process holds it. */
export function claimArticle(db: Db, owner: string, scope: Scope): Promise<ClaimedArticle | undefined> {
  return claimNext(db, articleLease, { owner, where: pendingIn(scope) });
}

/** Returns the pending article with the next higher id that no process holds, without claiming it. */
export async function peekArticle(db: Db, after: number): Promise<ClaimedArticle | undefined> {
  const [article] = await db
    .select()
    .from(articles)
    .where(and(isClaimable(articleLease), gt(articles.id, after)))
    .orderBy(asc(articles.id))
    .limit(1);
  return article;
}
