import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { NOW } from '../../platform/jobs/lease';
import { newsSources } from '../../platform/db/schema/news-sources.table';
import { readOneSource, type NewsDeps } from '../sources/read-one-source';
import { newsReadings } from '../../platform/db/schema/news-readings.table';

type Reading = typeof newsReadings.$inferSelect;

/**
 * Runs the requested fetches, oldest first. Only the process that holds the news job calls this function. A source
 * that was read after the request is skipped. A source in backoff is read.
 * @param isOver returns true to stop between two pages; the next holder of the news job continues
 * @returns whether one of the requests was for all sources
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
    // A person may have changed the source since the request. The current version is read; a disabled source is
    // skipped.
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
