import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { NOW } from '../../platform/jobs/lease';
import { newsSources } from '../../platform/db/schema/news-sources.table';
import { readOneSource, type NewsDeps } from '../sources/read-one-source';
import { newsReadings } from '../../platform/db/schema/news-readings.table';

type Reading = typeof newsReadings.$inferSelect;

/**
 * Carries out the readings that people have ordered, the oldest first. Only the holder of the news job does so. A source that
 * was read since the order, by the schedule or another order, is not read again; one that waits after failures is.
 * @param isOver ends it between two pages; who gets the news job next continues
 * @returns whether one of them was over all sources
 */
export async function runRequestedFetches(deps: NewsDeps, isOver: () => boolean): Promise<boolean> {
  let wasAll = false;
  for (let reading = await nextReading(deps.db); reading; reading = await nextReading(deps.db)) {
    if (isOver()) break;
    await carryOut(deps, reading, isOver);
    if (reading.source_id === null) wasAll = true;
  }
  return wasAll;
}

async function nextReading(db: Db): Promise<Reading | undefined> {
  const [reading] = await db
    .select()
    .from(newsReadings)
    .where(isNull(newsReadings.finished_at))
    .orderBy(asc(newsReadings.id))
    .limit(1);
  return reading;
}

async function carryOut(deps: NewsDeps, reading: Reading, isOver: () => boolean): Promise<void> {
  const { db } = deps;
  const isWanted =
    reading.source_id === null ? eq(newsSources.enabled, true) : eq(newsSources.id, reading.source_id);
  const isUnread = or(
    isNull(newsSources.last_checked_at),
    lt(newsSources.last_checked_at, reading.requested_at),
  );
  const source_count = await db.$count(newsSources, isWanted);
  const left = await db
    .select({ id: newsSources.id })
    .from(newsSources)
    .where(and(isWanted, isUnread))
    .orderBy(newsSources.id);
  await note(db, reading, {
    started_at: sql`coalesce(${newsReadings.started_at}, ${NOW})`,
    source_count,
    sources_done: source_count - left.length,
  });
  for (const { id } of left) {
    if (isOver()) return;
    // A person may have changed it since: then it is read as it is now, or not at all.
    const [source] = await db
      .select()
      .from(newsSources)
      .where(and(eq(newsSources.id, id), isWanted, isUnread));
    if (source) await note(db, reading, { current_source: source.name });
    const { isRead, ...counts } = source
      ? await readOneSource(deps, source, { isOver, isOrdered: true })
      : LEFT_OUT;
    await note(db, reading, {
      sources_done: sql`${newsReadings.sources_done} + 1`,
      failed_sources: sql`${newsReadings.failed_sources} + ${isRead ? 0 : 1}::int`,
      new_articles: sql`${newsReadings.new_articles} + ${counts.new_articles}::int`,
      updated_articles: sql`${newsReadings.updated_articles} + ${counts.updated_articles}::int`,
      unread_pages: sql`${newsReadings.unread_pages} + ${counts.unread_pages}::int`,
    });
  }
  if (!isOver()) await note(db, reading, { finished_at: NOW, current_source: null });
}

const LEFT_OUT = { isRead: true, new_articles: 0, updated_articles: 0, unread_pages: 0 };

async function note(db: Db, { id }: Reading, change: Parameters<ReturnType<Db['update']>['set']>[0]) {
  await db.update(newsReadings).set(change).where(eq(newsReadings.id, id));
}
