import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/open-database';
import { extractions } from '../../../platform/db/schema/extractions.table';
import { rawStartups } from '../../../platform/db/schema/raw-startups.table';

/**
 * Removes the quotes of findings without a raw row, and of extractions that a later extraction replaced. Raw rows have
 * their own copies of quotes.
 */
export async function removeQuotesOfNoRow(tx: Tx, articleIds: readonly number[]): Promise<void> {
  const readings = await tx
    .select({ id: extractions.id, findings: extractions.findings })
    .from(extractions)
    .where(inArray(extractions.article_id, [...articleIds]));
  const rows = await tx
    .select({ id: rawStartups.id, extraction_id: rawStartups.extraction_id })
    .from(rawStartups)
    .where(
      inArray(
        rawStartups.extraction_id,
        readings.map(({ id }) => id),
      ),
    );
  for (const { id, findings } of readings) {
    const isKept = (rawId: number | null) => rows.some((row) => row.id === rawId && row.extraction_id === id);
    if (findings.every(({ raw_id }) => isKept(raw_id))) continue;
    const left = findings.map((finding) =>
      isKept(finding.raw_id)
        ? finding
        : { ...finding, fields: finding.fields.map((field) => ({ ...field, quotes: [] })) },
    );
    await tx.update(extractions).set({ findings: left }).where(eq(extractions.id, id));
  }
}
