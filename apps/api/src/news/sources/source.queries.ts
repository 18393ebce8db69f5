import { asc, desc, eq, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { newsRuns } from '../../platform/db/schema/news-job.table';
import { newsSources, type NewsSourceRow } from '../../platform/db/schema/news-sources.table';
import type { Db, Tx } from '../../platform/db/open-database';
import { badRequest, conflict, notFound } from '../../platform/http/errors/errors';
import { checkAddress, RefusedAddress } from '../../platform/outbound-http/address-guard';
import { SAMPLE_ADDRESS } from '../fetching/sample-feed';
import type { SourceKind } from '../../platform/db/schema/source-kind';
import { withScheme } from '../fetching/with-scheme';
import { readRowId } from '../../platform/http/validation/row-id';
import { editsOf } from '../../audit/row-versions/last-change';
import { refuseStale } from '../../audit/row-versions/refuse-stale';
import { isoTimestamp } from '../../platform/time/timestamps';
import { sourceItems } from '../../platform/db/schema/source-items.table';
import { hasRealSource, switchSampleOff } from './sample-source';
import { toSourceAnswers } from './source-answer';
import { SOURCE_HEALTH, type SourceHealth } from './source-health';

export type SourceChange = {
  name?: string;
  url?: string;
  kind?: SourceKind;
  link_pattern?: string | null;
  enabled?: boolean;
};
type Doing = {
  actor: Actor;
  privateHosts: readonly string[];
  /** Returns the current time in milliseconds since 1970. */
  now: () => number;
};
/** Source that a request changes, in the version that the caller saw. */
export type SeenSource = {
  id: string;
  /** Value of the If-Match header, if the caller sent it. */
  ifMatch: string | undefined;
};

/**
 * Returns all sources with health and statistics, sorted by health from worst to best, then by name.
 * @param now milliseconds since 1970
 */
export async function listSources(db: Db | Tx, now: number) {
  const rows = await db.select().from(newsSources).orderBy(asc(newsSources.name), asc(newsSources.id));
  const answers = await toSourceAnswers(db, rows, now);
  const rank = ({ health }: { health: SourceHealth }) => SOURCE_HEALTH.indexOf(health);
  return answers.sort((one, other) => rank(one) - rank(other));
}

/**
 * Returns the row of a source.
 * @throws 404
 */
export async function readSourceRow(db: Db | Tx, id: string): Promise<NewsSourceRow> {
  const [row] = await db
    .select()
    .from(newsSources)
    .where(eq(newsSources.id, readRowId(id, NO_SUCH)));
  if (!row) throw notFound(NO_SUCH);
  return row;
}

/**
 * Adds a source and disables the sample source.
 * @throws 400 for an address that is not allowed, 409 for an existing address
 */
export function createSource(
  db: Db,
  { name, url, kind = 'feed', link_pattern, enabled = true }: SourceChange & { name: string; url: string },
  { actor, privateHosts, now }: Doing,
) {
  const values = {
    name: checkName(name),
    url: checkUrl(url, privateHosts),
    kind,
    link_pattern: patternOf(link_pattern),
    enabled,
  };
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(newsSources).values(values).onConflictDoNothing().returning();
    if (!row) throw conflict('There is a source with this address.');
    await switchSampleOff(tx, actor);
    await recordEvent(tx, actor, { action: 'news_source_created', target: targetOf(row), after: values });
    return answerOf(tx, row, now());
  });
}

/**
 * Changes the given values of a source. A different address, kind or pattern resets its state, because earlier results
 * no longer apply.
 * @throws 400, 404, 409; 412 if the caller saw another version
 */
export function updateSource(
  db: Db,
  seen: SeenSource,
  change: SourceChange,
  { actor, privateHosts, now }: Doing,
) {
  return db.transaction(async (tx) => {
    const before = await lockSource(tx, seen, now());
    const after = {
      name: change.name === undefined ? before.name : checkName(change.name),
      url:
        change.url === undefined || change.url === before.url
          ? before.url
          : checkUrl(change.url, privateHosts),
      kind: change.kind ?? before.kind,
      link_pattern: change.link_pattern === undefined ? before.link_pattern : patternOf(change.link_pattern),
      enabled: change.enabled ?? before.enabled,
    };
    const [taken] = await tx
      .select({ id: newsSources.id })
      .from(newsSources)
      .where(eq(newsSources.url, after.url));
    if (taken && taken.id !== before.id) throw conflict('There is a source with this address.');
    if (after.url === SAMPLE_ADDRESS && after.enabled && (await hasRealSource(tx)))
      throw conflict(ONLY_SOURCE);
    const isOther = isOtherSource(before, after);
    if (isOther) await tx.delete(sourceItems).where(eq(sourceItems.source_id, before.id));
    // Any change ends the wait after failures.
    const fresh = isOther ? FRESH : { next_attempt_at: null };
    const [row] = await tx
      .update(newsSources)
      .set({ ...after, ...fresh, updated_at: sql`now()` })
      .where(eq(newsSources.id, before.id))
      .returning();
    if (!row) throw notFound(NO_SUCH);
    await recordEvent(tx, actor, {
      action: 'news_source_changed',
      target: targetOf(row),
      before: editedOf(before),
      after,
    });
    return answerOf(tx, row, now());
  });
}

/**
 * Deletes a source; its articles remain.
 * @throws 404; 412 if the caller saw another version
 */
export function deleteSource(db: Db, seen: SeenSource, { actor, now }: Doing): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockSource(tx, seen, now());
    await tx.delete(newsSources).where(eq(newsSources.id, row.id));
    await recordEvent(tx, actor, {
      action: 'news_source_deleted',
      target: targetOf(row),
      before: editedOf(row),
    });
  });
}

/** Returns the response body of the latest run; null before the first run. */
export async function lastRun(db: Db | Tx) {
  const [run] = await db.select().from(newsRuns).orderBy(desc(newsRuns.id)).limit(1);
  if (!run) return null;
  const { started_at, finished_at, source_count, failed_sources, new_articles } = run;
  return {
    started_at: isoTimestamp(started_at),
    finished_at: isoTimestamp(finished_at),
    source_count,
    failed_sources,
    new_articles,
  };
}

/**
 * Returns the row of a source and locks it.
 * @throws 404; 412 with the current source
 */
async function lockSource(tx: Tx, { id, ifMatch }: SeenSource, now: number): Promise<NewsSourceRow> {
  const [row] = await tx
    .select()
    .from(newsSources)
    .where(eq(newsSources.id, readRowId(id, NO_SUCH)))
    .for('update');
  if (!row) throw notFound(NO_SUCH);
  const { version } = row;
  const edits = editsOf(String(row.id), EDITS);
  await refuseStale(tx, { ifMatch, version, current: () => answerOf(tx, row, now), edits });
  return row;
}

async function answerOf(tx: Tx, row: NewsSourceRow, now: number) {
  const [answer] = await toSourceAnswers(tx, [row], now);
  if (!answer) throw new Error('a source has no answer');
  return answer;
}

/** Returns whether the address, kind or pattern of a source changed, so that the stored items no longer apply. */
function isOtherSource(before: NewsSourceRow, after: Pick<NewsSourceRow, 'url' | 'kind' | 'link_pattern'>) {
  return after.url !== before.url || after.kind !== before.kind || after.link_pattern !== before.link_pattern;
}

const editedOf = ({ name, url, kind, link_pattern, enabled }: NewsSourceRow) => ({
  name,
  url,
  kind,
  link_pattern,
  enabled,
});

const EDITS = ['news_source_created', 'news_source_changed'] as const;
const ONLY_SOURCE = 'The sample news is invented. It is read only while there is no other source.';
const NO_SUCH = 'There is no such source.';
const FRESH = {
  etag: null,
  last_modified: null,
  last_checked_at: null,
  last_success_at: null,
  item_count: null,
  consecutive_failures: 0,
  last_error: null,
  recent_attempts: [],
  next_attempt_at: null,
};
const targetOf = ({ id }: { id: number }) => ({ type: 'news_source', id: String(id) });

function checkName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw badRequest('Name is required.');
  return trimmed;
}

/** Returns the trimmed pattern; null if it is empty or missing. */
function patternOf(pattern: string | null | undefined): string | null {
  return pattern?.trim() || null;
}

function checkUrl(url: string, privateHosts: readonly string[]): string {
  try {
    return checkAddress(withScheme(url), privateHosts).href;
  } catch (error) {
    throw error instanceof RefusedAddress ? badRequest(error.message) : error;
  }
}
