import { and, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { goldenArticles } from '../../platform/db/schema/golden-articles.table';
import { trialReadings } from '../../platform/db/schema/trials.table';
import { isOnTrial, removeQuotesOfTrials, TEXTS_BATCH } from './remove-texts';

/**
 * Condition for article copies that were removed from the golden set before a time and that no trial needs. Copies
 * still in the golden set have no removal time.
 */
export function isGoldenTextDue(time: string): SQL | undefined {
  return and(
    lt(goldenArticles.removed_at, time),
    ne(goldenArticles.text, ''),
    sql`not ${isOnTrial(trialReadings.golden_id, goldenArticles.id)}`,
  );
}

/**
 * Removes the texts of one batch of article copies that are no longer in the golden set. Their values remain, for
 * comparison with earlier trials.
 * @param time ISO 8601; applies to copies removed before it
 * @returns the number of removed texts
 */
export async function removeGoldenTexts(tx: Tx, time: string): Promise<number> {
  const due = await tx
    .select({ id: goldenArticles.id })
    .from(goldenArticles)
    .where(isGoldenTextDue(time))
    .orderBy(goldenArticles.id)
    .limit(TEXTS_BATCH)
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.update(goldenArticles).set({ text: '' }).where(inArray(goldenArticles.id, ids));
  await removeQuotesOfTrials(tx, inArray(trialReadings.golden_id, ids));
  return ids.length;
}
