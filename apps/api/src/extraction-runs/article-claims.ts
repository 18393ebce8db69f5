import { and, asc, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { articles } from '../news/articles.table';
import { extractions } from './extractions.table';
import { equalsChosen } from '../db/equals-chosen';
import type { Db, Tx } from '../db/open-database';

/** An article that this process alone works on, as long as it keeps the lease and the epoch is the same. */
export type ClaimedArticle = Pick<
  typeof articles.$inferSelect,
  'id' | 'url' | 'title' | 'source' | 'lang' | 'published_at' | 'text' | 'epoch' | 'attempts'
>;

/** Which articles: all, or those that failed in a run. */
export type Scope = { retryOf: number | null };

/** Kept up while somebody works: what a dead process held is free again so soon. */
const LEASE = sql`interval '20 seconds'`;
const RENEWED_EVERY_MS = 5_000;
export const MAX_ATTEMPTS = 3;

const CLAIMED = {
  id: articles.id,
  url: articles.url,
  title: articles.title,
  source: articles.source,
  lang: articles.lang,
  published_at: articles.published_at,
  text: articles.text,
  epoch: articles.epoch,
  attempts: articles.attempts,
};

const isFree = or(isNull(articles.lease_until), lte(articles.lease_until, sql`now()`));
export const isUnderWay = and(eq(articles.state, 'pending'), gt(articles.lease_until, sql`now()`));
const isOurs = ({ id, epoch }: Pick<ClaimedArticle, 'id' | 'epoch'>) =>
  and(eq(articles.id, id), eq(articles.epoch, epoch), eq(articles.state, 'pending'));

/** Pending articles of a scope. */
export function pendingIn({ retryOf }: Scope): SQL | undefined {
  if (retryOf === null) return eq(articles.state, 'pending');
  const failed = sql`select article_id from ${extractions} where run_id = ${retryOf} and outcome = 'failed'`;
  return and(eq(articles.state, 'pending'), sql`${articles.id} in (${failed})`);
}

/**
 * Takes the article that waits longest and that nobody works on, by the database's clock. One that ended its process
 * again and again is abandoned instead.
 */
export async function claimArticle(db: Db, owner: string, scope: Scope): Promise<ClaimedArticle | undefined> {
  for (;;) {
    const next = db
      .select({ id: articles.id })
      .from(articles)
      .where(and(pendingIn(scope), isFree))
      .orderBy(asc(articles.id))
      .limit(1)
      .for('update', { skipLocked: true });
    const [claimed] = await db
      .update(articles)
      .set({
        lease_owner: owner,
        lease_until: sql`now() + ${LEASE}`,
        epoch: sql`${articles.epoch} + 1`,
        attempts: sql`${articles.attempts} + 1`,
      })
      .where(equalsChosen(articles.id, next))
      .returning(CLAIMED);
    if (!claimed || claimed.attempts <= MAX_ATTEMPTS) return claimed;
    await endClaim(db, claimed, {
      state: 'abandoned',
      last_error: `${MAX_ATTEMPTS} attempts ended without a result.`,
    });
  }
}

/** The pending article behind `after` that nobody works on; it stays free. */
export async function peekArticle(db: Db, after: number): Promise<ClaimedArticle | undefined> {
  const [article] = await db
    .select(CLAIMED)
    .from(articles)
    .where(and(eq(articles.state, 'pending'), isFree, gt(articles.id, after)))
    .orderBy(asc(articles.id))
    .limit(1);
  return article;
}

/** Keeps a claim while `work` goes on, however long; a failure to do so loses the claim, not the work. */
export async function whileClaimed<T>(db: Db, claim: ClaimedArticle, work: () => Promise<T>): Promise<T> {
  const renew = () =>
    db
      .update(articles)
      .set({ lease_until: sql`now() + ${LEASE}` })
      .where(isOurs(claim))
      .then(
        () => undefined,
        () => undefined,
      );
  const timer = setInterval(() => void renew(), RENEWED_EVERY_MS);
  timer.unref();
  return work().finally(() => clearInterval(timer));
}

/**
 * Ends a claim with what came of it.
 * @returns false when the claim is no longer ours: whatever it brought must not count
 */
export async function endClaim(
  db: Db | Tx,
  claim: Pick<ClaimedArticle, 'id' | 'epoch'>,
  change: Pick<Partial<typeof articles.$inferInsert>, 'state' | 'last_error'> & { extracted_at?: SQL },
): Promise<boolean> {
  const { rowCount } = await db
    .update(articles)
    .set({ ...change, lease_owner: null, lease_until: null, updated_at: sql`now()` })
    .where(isOurs(claim));
  return rowCount === 1;
}

/** Gives an article back as if it had not been taken: it could not even be tried. */
export async function giveBack(db: Db, claim: ClaimedArticle): Promise<void> {
  await db
    .update(articles)
    .set({ lease_owner: null, lease_until: null, attempts: sql`${articles.attempts} - 1` })
    .where(isOurs(claim));
}
