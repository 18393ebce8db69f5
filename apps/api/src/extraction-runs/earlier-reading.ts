import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { nameKeyOf } from '../startups/match-keys';
import { rawStartups } from '../startups/raw-startups.table';
import { extractions } from './extractions.table';

/** A row that an earlier reading of the article left. */
export interface EarlierRow {
  readonly id: number;
  readonly company_name: string;
  readonly content_hash: string;
  /** Whether a person accepted it, or it is part of a startup, or was set aside: it stays as it is. */
  readonly isSettled: boolean;
  readonly isAccepted: boolean;
}

/** Ends the validity of an article's earlier reading. @returns the rows that it left; none at the first reading */
export async function supersedeReading(tx: Tx, articleId: number): Promise<EarlierRow[]> {
  const rows = await tx
    .select({
      id: rawStartups.id,
      company_name: rawStartups.company_name,
      content_hash: rawStartups.content_hash,
      review: rawStartups.review,
      curated_at: rawStartups.curated_at,
      deletion_id: rawStartups.deletion_id,
    })
    .from(rawStartups)
    .innerJoin(extractions, eq(extractions.id, rawStartups.extraction_id))
    .where(eq(extractions.article_id, articleId))
    .orderBy(rawStartups.id)
    .for('update', { of: rawStartups });
  const isCurrent = and(
    eq(extractions.article_id, articleId),
    eq(extractions.outcome, 'extracted'),
    isNull(extractions.superseded_at),
  );
  await tx
    .update(extractions)
    .set({ superseded_at: sql`now()` })
    .where(isCurrent);
  return rows.map(({ id, company_name, content_hash, review, curated_at, deletion_id }) => ({
    id,
    company_name,
    content_hash,
    isAccepted: review === 'accepted',
    isSettled: review === 'accepted' || review === 'discarded' || curated_at !== null || deletion_id !== null,
  }));
}

/** The earlier row that a startup found again is: one with the same content, or one of its name that a person accepted. */
export function sameEarlier(
  earlier: readonly EarlierRow[],
  found: { company_name: string; content_hash: string },
): EarlierRow | undefined {
  const key = nameKeyOf(found.company_name);
  return (
    earlier.find(({ content_hash }) => content_hash === found.content_hash) ??
    earlier.find((row) => row.isAccepted && nameKeyOf(row.company_name) === key)
  );
}

/** Lets a row belong to the new reading, as it is. */
export async function moveToReading(tx: Tx, rawId: number, extractionId: number): Promise<void> {
  await tx.update(rawStartups).set({ extraction_id: extractionId }).where(eq(rawStartups.id, rawId));
}

/**
 * Removes what only waited and was not found again; the findings of the earlier reading keep it.
 * @param kept ids of rows that were found again
 * @returns how many
 */
export async function removeUnsettled(
  tx: Tx,
  earlier: readonly EarlierRow[],
  kept: readonly (number | null)[],
): Promise<number> {
  const gone = earlier.filter(({ id, isSettled }) => !isSettled && !kept.includes(id)).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(rawStartups).where(inArray(rawStartups.id, gone));
  return gone.length;
}
