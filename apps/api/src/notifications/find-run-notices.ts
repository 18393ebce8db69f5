import { and, eq, gt, inArray, notExists, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../platform/db/open-database';
import { chainRuns } from '../platform/db/schema/chain-runs.table';
import { extractionRuns } from '../platform/db/schema/extraction-runs.table';
import { newsReadings } from '../platform/db/schema/news-readings.table';
import { newsSources } from '../platform/db/schema/news-sources.table';
import { notifications } from '../platform/db/schema/notifications.table';
import type { Notice } from '../platform/notify/notify';
import { toTimestamp } from '../platform/time/timestamps';
import type { FindNotices } from './find-notices';

const DAY_MS = 24 * 3_600_000;

/** Finds runs that have ended. The people who started them are notified. */
export const findRuns: FindNotices = async (tx, now) => {
  const since = toTimestamp(now - DAY_MS);
  return [
    ...(await extractionsOver(tx, since)),
    ...(await chainsOver(tx, since)),
    ...(await readingsOver(tx, since)),
  ];
};

/**
 * Finds extraction runs that have ended. Those of pipeline runs are excluded, because pipeline runs have their own
 * notice.
 */
async function extractionsOver(db: Tx, since: string): Promise<Notice[]> {
  const cause = sql<string>`'extraction:' || ${extractionRuns.id} || ':' || ${extractionRuns.state}`;
  const rows = await db
    .select({
      id: extractionRuns.id,
      by: extractionRuns.started_by,
      state: extractionRuns.state,
      reason: extractionRuns.reason,
      read: extractionRuns.processed,
      found: extractionRuns.outputs_count,
      cause,
    })
    .from(extractionRuns)
    .where(
      and(
        inArray(extractionRuns.state, ['finished', 'paused']),
        gt(extractionRuns.updated_at, since),
        notExists(db.select().from(chainRuns).where(eq(chainRuns.extraction_run_id, extractionRuns.id))),
        isUnsaid(extractionRuns.started_by, cause),
      ),
    );
  return rows.map(({ id, by, state, reason, read, found, cause: named }) => ({
    kind: 'run',
    cause: named,
    to: [by],
    subjectId: id,
    details: { of: 'extraction', state, reason, read, found },
  }));
}

async function chainsOver(db: Tx, since: string): Promise<Notice[]> {
  const cause = sql<string>`'chain:' || ${chainRuns.id}`;
  const rows = await db
    .select({
      id: chainRuns.id,
      by: chainRuns.started_by,
      state: chainRuns.state,
      reason: chainRuns.reason,
      reached: chainRuns.reached,
      cause,
    })
    .from(chainRuns)
    .where(
      and(
        inArray(chainRuns.state, ['finished', 'failed']),
        gt(chainRuns.updated_at, since),
        isUnsaid(chainRuns.started_by, cause),
      ),
    );
  return rows.map(({ id, by, state, reason, reached, cause: named }) => ({
    kind: 'run',
    cause: named,
    to: [by],
    subjectId: id,
    details: { of: 'chain', state, reason, reached },
  }));
}

/**
 * Finds fetches that people requested and that have ended. Fetches of pipeline runs are excluded, because pipeline runs
 * have their own notice.
 */
async function readingsOver(db: Tx, since: string): Promise<Notice[]> {
  const { id, ordered_by, finished_at, source_count, failed_sources, new_articles } = newsReadings;
  const cause = sql<string>`'reading:' || ${id}`;
  const rows = await db
    .select({
      id,
      by: ordered_by,
      source: newsSources.name,
      source_count,
      failed_sources,
      new_articles,
      cause,
    })
    .from(newsReadings)
    .leftJoin(newsSources, eq(newsSources.id, newsReadings.source_id))
    .where(
      and(
        gt(finished_at, since),
        notExists(
          db
            .select()
            .from(chainRuns)
            .where(and(eq(chainRuns.reading_id, id), eq(chainRuns.started_by, ordered_by))),
        ),
        isUnsaid(ordered_by, cause),
      ),
    );
  return rows.map((row) => ({
    kind: 'run',
    cause: row.cause,
    to: [row.by],
    subjectId: row.id,
    details: {
      of: 'news',
      source: row.source,
      sources: row.source_count,
      failed: row.failed_sources,
      articles: row.new_articles,
    },
  }));
}

/**
 * Condition for people who want notices about runs and have not been notified of this run. Each run is reported once.
 */
function isUnsaid(person: AnyPgColumn, cause: SQL<string>): SQL {
  return sql`exists (select from notification_choices c
      where c.user_id = ${person} and c.topic = 'runs' and (c.inbox or c.mail <> 'never'))
    and not exists (select from ${notifications} n
      where n.user_id = ${person} and n.kind = 'run' and n.cause = ${cause})`;
}
