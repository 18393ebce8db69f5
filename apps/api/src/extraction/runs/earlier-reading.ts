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

/** A row that an earlier reading of the article left, or a reading of an earlier version of it. */
export interface EarlierRow extends Pick<
  typeof rawStartups.$inferSelect,
  'id' | 'company_name' | 'content_hash' | 'founders' | 'financings'
> {
  /** Whether a person accepted it, or it is part of a startup, or was set aside: it stays as it is. */
  readonly isSettled: boolean;
  /** Whether it only waits, and people decided about values of it: it stays, and says what the new reading says. */
  readonly isDecided: boolean;
  readonly isAccepted: boolean;
  readonly isDiscarded: boolean;
  /** Whether it was read from the very text. */
  readonly isOfText: boolean;
}

/**
 * Ends the validity of an article's earlier reading, and of those of its earlier versions.
 * @returns the rows that they left; none at the first reading
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
 * The earlier row that a startup found again is: one with the same content, or one of its name that a person accepted as
 * the same text says it, or decided about in part. An updated text may say more of an accepted one.
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
 * Lets a row belong to the new reading, with what that says beside the content: the proof, how sure it is, all founders
 * and sums. A row that a person accepted stays as it is, and so does one that was curated if the new reading would wait
 * for a person; its quotes have their places in the text that it was read from. A curated row is curated again where its
 * founders or sums changed, and a discarded one is proposed again: its name was allowed again, else it would be left out.
 * One that waits and that people decided about says all that the new reading says: the decisions hold for its values.
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

/** Another row may have this very content: then this one keeps its own. */
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
  // As the columns hold it.
  const stored: unknown = JSON.parse(JSON.stringify([founders, financings]));
  const isChanged = !isDeepStrictEqual(stored, [same.founders, same.financings]);
  return isChanged ? { ...said, curated_at: null, updated_at, version } : said;
}

/** A row of a reading, before it is stored. */
type NewReading = ReturnType<typeof toFoundRow> &
  Pick<typeof rawStartups.$inferInsert, 'created_at' | 'created_by'> & { readonly extraction_id: number };

/**
 * Removes what only waited, undecided, and was not found again; the findings of the earlier reading keep it.
 * @param kept ids of rows that were found again
 * @returns how many
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
