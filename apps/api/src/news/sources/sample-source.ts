import { and, eq, ne } from 'drizzle-orm';
import { recordEvent, THE_SERVER, type Actor } from '../../audit/audit-event';
import type { Db, Tx } from '../../platform/db/open-database';
import { newsSources } from '../../platform/db/schema/news-sources.table';
import { SAMPLE_ADDRESS, SAMPLE_NAME } from '../fetching/sample-feed';

const IS_SAMPLE = eq(newsSources.url, SAMPLE_ADDRESS);

/** Adds the bundled sample, a part of the demo data. */
export async function addSampleSource(tx: Tx): Promise<void> {
  await tx.insert(newsSources).values({ name: SAMPLE_NAME, url: SAMPLE_ADDRESS }).onConflictDoNothing();
}

/**
 * Removes the bundled sample from an installation without demo data; its articles stay. Beside real sources it is switched off.
 * Source: product decisions, section 13.4.
 */
export function limitSampleSource(db: Db, hasDemoData: boolean): Promise<void> {
  return db.transaction(async (tx) => {
    if (!hasDemoData) return removeSample(tx);
    if (await hasRealSource(tx)) await switchSampleOff(tx, THE_SERVER);
  });
}

/** Whether there is a source beside the bundled sample. */
export async function hasRealSource(tx: Tx): Promise<boolean> {
  return (await tx.$count(newsSources, ne(newsSources.url, SAMPLE_ADDRESS))) > 0;
}

/** A run reads invented news no longer once there is a real source. */
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
