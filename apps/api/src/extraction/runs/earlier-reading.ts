import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { saveRevisions } from '../../startups/facts/claims/raw-startup-revisions';
import { isCurrentDecision, valueDecisions } from '../../platform/db/schema/value-decisions.table';
import type { Tx } from '../../platform/db/open-database';
import { isOfStory } from '../../news/fetching/article-versions';
import { nameKeyOf } from '../../startups/raw/match-keys';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import type { toFoundRow } from './found-row';
import { extractions } from '../../platform/db/schema/extractions.table';

/** Raw startup of an earlier extraction of the article or of an earlier version of the article. */
export interface EarlierRow extends Pick<
  typeof rawStartups.$inferSelect,
  'id' | 'company_name' | 'content_hash' | 'founders' | 'financings'
> {
  /**
   * True if a person accepted the row, it belongs to a startup, or it was discarded. A new extraction then does not
   * change it.
   */
  readonly isSettled: boolean;
  /**
   * True if the row waits and people have decided about some of its values. The row is kept and gets the values of the
   * new extraction.
   */
  readonly isDecided: boolean;
  readonly isAccepted: boolean;
  readonly isDiscarded: boolean;
  /** True if the row was extracted from the same text. */
  readonly isOfText: boolean;
}

/**
 * Marks earlier extractions of an article and its earlier versions as superseded.
 * @returns their raw startups; [] at the first extraction
 */
export async function supersedeReading(tx: Tx, articleId: number): Promise<EarlierRow[]> {
  const rows = await tx
    .select({
      id: rawStartups.id,
      company_name: rawStartups.company_name,
      content_hash: rawStartups.content_hash,
      founders: rawStartups.founders,
      financings: rawStartups.financings,
      article_id: extractions.article_id,
      review: rawStartups.review,
      curated_at: rawStartups.curated_at,
      deletion_id: rawStartups.deletion_id,
      has_decisions: sql<boolean>`exists (select from ${valueDecisions}
        where ${valueDecisions.raw_id} = ${rawStartups.id} and ${isCurrentDecision})`,
    })
    .from(rawStartups)
    .innerJoin(extractions, eq(extractions.id, rawStartups.extraction_id))
    .where(isOfStory(extractions.article_id, articleId))
    .orderBy(rawStartups.id)
    .for('update', { of: rawStartups });
  const isCurrent = and(
    isOfStory(extractions.article_id, articleId),
    eq(extractions.outcome, 'extracted'),
    isNull(extractions.superseded_at),
  );
  await tx
    .update(extractions)
    .set({ superseded_at: sql`now()` })
    .where(isCurrent);
  return rows.map(({ article_id, review, curated_at, deletion_id, has_decisions, ...row }) => {
    const isSettled =
      review === 'accepted' || review === 'discarded' || curated_at !== null || deletion_id !== null;
    return {
      ...row,
      isOfText: article_id === articleId,
      isAccepted: review === 'accepted',
      isDiscarded: review === 'discarded',
      isSettled,
      isDecided: has_decisions && !isSettled,
    };
  });
}

/**
 * Returns the earlier row of a startup that was found again. The row either has equal content, or has an equal name and
 * was accepted from the same text or partly decided by a person. Rows accepted from an older text do not match, because
 * an updated text may state more.
 */
export function sameEarlier(
  earlier: readonly EarlierRow[],
  found: { company_name: string; content_hash: string },
): EarlierRow | undefined {
  const key = nameKeyOf(found.company_name);
  return (
    earlier.find(({ content_hash }) => content_hash === found.content_hash) ??
    earlier.find(
      (row) => (row.isDecided || (row.isAccepted && row.isOfText)) && nameKeyOf(row.company_name) === key,
    )
  );
}

/**
 * Attaches an earlier row to the new extraction, with the new evidence, confidence, founders and amounts.
 * - An accepted row is not changed, and its quotes refer to the earlier text. The same applies to a curated row if the
 *   new extraction needs a review.
 * - A curated row is curated again if its founders or amounts changed.
 * - A discarded row is proposed again, because its name was allowed again.
 * - A waiting row with decisions gets all new values. The decisions apply to these values.
 */
export async function moveToReading(tx: Tx, same: EarlierRow, found: NewReading): Promise<void> {
  const changes = same.isDecided ? await contentBy(tx, same, found) : changesBy(same, found);
  if (changes === null && !same.isOfText) return;
  if (changes !== null && 'curated_at' in changes) await saveRevisions(tx, [same.id]);
  await tx
    .update(rawStartups)
    .set({ extraction_id: found.extraction_id, ...changes })
    .where(eq(rawStartups.id, same.id));
}

/** Returns the new content of a row, unless another row already has that content. */
async function contentBy(tx: Tx, { id }: EarlierRow, found: NewReading) {
  const { created_at: _at, created_by: _by, ...content } = found;
  const { evidence, confidence, received, founders, financings, review } = found;
  const isTaken =
    (await tx.$count(
      rawStartups,
      and(eq(rawStartups.content_hash, found.content_hash), ne(rawStartups.id, id)),
    )) > 0;
  const said = { evidence, confidence, received, founders, financings, review };
  return { ...(isTaken ? said : content), version: sql`${rawStartups.version} + 1` };
}

function changesBy(same: EarlierRow, found: NewReading) {
  const { evidence, confidence, received, founders, financings, review, updated_at } = found;
  const said = { evidence, confidence, received, founders, financings };
  const version = sql`${rawStartups.version} + 1`;
  if (!same.isSettled || same.isDiscarded) return { ...said, review, version };
  if (same.isAccepted || review === 'waiting') return null;
  // Serialized as in the database columns, so that both sides are comparable.
  const stored: unknown = JSON.parse(JSON.stringify([founders, financings]));
  const isChanged = !isDeepStrictEqual(stored, [same.founders, same.financings]);
  return isChanged ? { ...said, curated_at: null, updated_at, version } : said;
}

/** Row of an extraction before it is stored. */
type NewReading = ReturnType<typeof toFoundRow> &
  Pick<typeof rawStartups.$inferInsert, 'created_at' | 'created_by'> & { readonly extraction_id: number };

/**
 * Deletes waiting rows that have no decisions and were not found again. The findings of the earlier extraction keep
 * their values.
 * @param kept ids of rows that were found again
 * @returns the number of deleted rows
 */
export async function removeUnsettled(
  tx: Tx,
  earlier: readonly EarlierRow[],
  kept: readonly (number | null)[],
): Promise<number> {
  const gone = earlier
    .filter(({ id, isSettled, isDecided }) => !isSettled && !isDecided && !kept.includes(id))
    .map(({ id }) => id);
  if (gone.length > 0) await tx.delete(rawStartups).where(inArray(rawStartups.id, gone));
  return gone.length;
}
