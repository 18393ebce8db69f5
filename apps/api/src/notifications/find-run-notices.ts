import { and, eq, gt, inArray, notExists, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db/open-database';
import { chainRuns, type CHAIN_MAXIMA } from '../platform/db/schema/chain-runs.table';
import { extractionRuns } from '../platform/db/schema/extraction-runs.table';
import { newsReadings } from '../platform/db/schema/news-readings.table';
import { newsSources } from '../platform/db/schema/news-sources.table';
import { notifications } from '../platform/db/schema/notifications.table';
import type { Deps } from '../platform/deps';
import { notify, type Notice } from '../platform/notify/notify';
import { toTimestamp } from '../platform/time/timestamps';

const DAY_MS = 24 * 3_600_000;

/** Notifies of runs that are over who started them. */
export async function notifyOfRuns({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const since = toTimestamp(now() - DAY_MS);
  const notices = [
    ...(await extractionsOver(db, since)),
    ...(await chainsOver(db, since)),
    ...(await readingsOver(db, since)),
  ];
  if (notices.length === 0) return;
  await db.transaction(async (tx) => {
    for (const notice of notices) await notify(tx, now(), notice);
  });
}

/** Without those of a run of the chain, which says it. */
async function extractionsOver(db: Db, since: string): Promise<Notice[]> {
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
    details: {
      what: 'The extraction run',
      state: state === 'paused' ? 'is paused' : 'has finished',
      result:
        state === 'paused' ? reason : `${counted(read, 'article')} read, ${counted(found, 'startup')} found.`,
    },
  }));
}

async function chainsOver(db: Db, since: string): Promise<Notice[]> {
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
    details: {
      what: 'The run of the whole chain',
      state: state === 'failed' ? 'has failed' : 'has finished',
      result: state === 'failed' ? reason : chainWords(reached),
    },
  }));
}

function chainWords(reached: (typeof CHAIN_MAXIMA)[number] | null): string {
  if (reached === null) return 'News is read, extracted and curated.';
  return `News is read, extracted up to the maximum of ${reached}, and curated. The rest waits.`;
}

/** Readings that people ordered themselves; that of a run of the chain is part of it. */
async function readingsOver(db: Db, since: string): Promise<Notice[]> {
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
      what: `The reading of ${row.source ?? 'news'}`,
      state: 'has finished',
      result: readingWords(row),
    },
  }));
}

type Read = Pick<typeof newsReadings.$inferSelect, 'source_count' | 'failed_sources' | 'new_articles'>;

function readingWords({ source_count, failed_sources, new_articles }: Read): string {
  const failed = failed_sources === 0 ? '' : ` ${failed_sources} could not be read.`;
  return `${counted(new_articles, 'new article')} from ${counted(source_count, 'source')}.${failed}`;
}

/** Whether a person wants to know of runs, and does not know of this one yet. */
function isUnsaid(person: AnyPgColumn, cause: SQL<string>): SQL {
  return sql`exists (select from notification_choices c
      where c.user_id = ${person} and c.topic = 'runs' and (c.inbox or c.mail <> 'never'))
    and not exists (select from ${notifications} n
      where n.user_id = ${person} and n.kind = 'run' and n.cause = ${cause})`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
