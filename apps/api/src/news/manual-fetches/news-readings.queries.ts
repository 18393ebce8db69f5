import { and, desc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db, Tx } from '../../platform/db/open-database';
import { users } from '../../platform/db/schema/users.table';
import { readNewsJob } from '../sources/news-job';
import { newsJob } from '../../platform/db/schema/news-job.table';
import { readSourceRow } from '../sources/source.queries';
import { isoTimestamp } from '../../platform/time/timestamps';
import type { NewsReadingBody } from './news-readings.schemas';
import { newsReadings } from '../../platform/db/schema/news-readings.table';

/** Number of finished fetch requests that are kept. */
const MAX_KEPT = 100;

/**
 * Requests a fetch of one source, or of all enabled sources. If the same request is already open, it is returned.
 * @throws 404 for an unknown source
 */
export function requestFetch(
  db: Db,
  { source_id }: { source_id?: string | undefined },
  actor: Actor,
): Promise<NewsReadingBody> {
  return db.transaction(async (tx) => {
    await readNewsJob(tx);
    await tx.select({ id: newsJob.id }).from(newsJob).for('update'); // serializes requests
    const source = source_id === undefined ? null : await readSourceRow(tx, source_id);
    const isSame = source === null ? isNull(newsReadings.source_id) : eq(newsReadings.source_id, source.id);
    const [open] = await tx
      .select()
      .from(newsReadings)
      .where(and(isNull(newsReadings.finished_at), isSame));
    if (open) return toReading(open);
    const [row] = await tx
      .insert(newsReadings)
      .values({
        source_id: source?.id ?? null,
        requested_by: await nameOf(tx, actor),
        ordered_by: actor.userId,
      })
      .returning();
    if (!row) throw new Error('an order was not stored');
    await recordEvent(tx, actor, {
      action: 'news_reading_ordered',
      ...(source && { target: { type: 'news_source', id: String(source.id) } }),
      after: { name: source?.name ?? 'All sources' },
    });
    await forgetOld(tx);
    return toReading(row);
  });
}

/** Returns the open fetch requests and the last finished one, newest first. */
export async function listReadings(db: Db): Promise<NewsReadingBody[]> {
  const open = await db.select().from(newsReadings).where(isNull(newsReadings.finished_at));
  const ended = await db
    .select()
    .from(newsReadings)
    .where(isNotNull(newsReadings.finished_at))
    .orderBy(desc(newsReadings.finished_at), desc(newsReadings.id))
    .limit(1);
  return [...open, ...ended].sort((one, other) => other.id - one.id).map(toReading);
}

async function nameOf(tx: Tx, { userId }: Actor): Promise<string | null> {
  if (userId === null) return null;
  const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return person?.email ?? null;
}

async function forgetOld(tx: Tx): Promise<void> {
  const [last] = await tx
    .select({ id: newsReadings.id })
    .from(newsReadings)
    .where(isNotNull(newsReadings.finished_at))
    .orderBy(desc(newsReadings.id))
    .offset(MAX_KEPT)
    .limit(1);
  if (last)
    await tx
      .delete(newsReadings)
      .where(and(isNotNull(newsReadings.finished_at), lte(newsReadings.id, last.id)));
}

function toReading(row: typeof newsReadings.$inferSelect): NewsReadingBody {
  const { id, source_id, requested_at, started_at, finished_at, ordered_by, ...facts } = row;
  return {
    id: String(id),
    source_id: source_id === null ? null : String(source_id),
    requested_at: isoTimestamp(requested_at),
    started_at: isoTimestamp(started_at),
    finished_at: isoTimestamp(finished_at),
    ...facts,
  };
}
