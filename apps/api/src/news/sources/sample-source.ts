import { and, eq, ne } from 'drizzle-orm';
import { recordEvent, THE_SERVER, type Actor } from '../../audit/audit-event';
import type { Db, Tx } from '../../platform/db/open-database';
import { newsSources } from '../../platform/db/schema/news-sources.table';
import { SAMPLE_ADDRESS, SAMPLE_NAME } from '../fetching/sample-feed';

const IS_SAMPLE = eq(newsSources.url, SAMPLE_ADDRESS);

/** Adds the bundled sample source, as part of the demo data. */
export async function addSampleSource(tx: Tx): Promise<void> {
  await tx.insert(newsSources).values({ name: SAMPLE_NAME, url: SAMPLE_ADDRESS }).onConflictDoNothing();
}

/**
 * Removes the bundled sample source from an installation without demo data; its articles remain. With demo data, the
 * sample source is disabled if there are real sources.
 * Source: product decisions, section 13.4.
 */
export function limitSampleSource(db: Db, hasDemoData: boolean): Promise<void> {
  return db.transaction(async (tx) => {
    if (!hasDemoData) return removeSample(tx);
    if (await hasRealSource(tx)) await switchSampleOff(tx, THE_SERVER);
  });
}

/** Returns whether there is a source other than the sample source. */
export async function hasRealSource(tx: Tx): Promise<boolean> {
  return (await tx.$count(newsSources, ne(newsSources.url, SAMPLE_ADDRESS))) > 0;
}

/** Disables the sample source, so that runs read no fictional news when there is a real source. */
export async function switchSampleOff(tx: Tx, actor: Actor): Promise<void> {
  const [row] = await tx
    .update(newsSources)
    .set({ enabled: false })
    .where(and(IS_SAMPLE, eq(newsSources.enabled, true)))
    .returning({ id: newsSources.id });
  if (row)
    await recordEvent(tx, actor, {
      action: 'news_source_changed',
      target: { type: 'news_source', id: String(row.id) },
      before: { enabled: true },
      after: { enabled: false },
    });
}

async function removeSample(tx: Tx): Promise<void> {
  const [row] = await tx.delete(newsSources).where(IS_SAMPLE).returning();
  if (!row) return;
  const { id, name, url } = row;
  await recordEvent(tx, THE_SERVER, {
    action: 'news_source_deleted',
    target: { type: 'news_source', id: String(id) },
    before: { name, url },
  });
}
