import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { notFound } from '../../platform/http/errors/errors';
import { STARTUP_EDITS } from '../../startups/facts/fact-actions';
import { targetIdsOf } from '../../startups/merges/merged-parts';
import { readRowId } from '../../platform/http/validation/row-id';
import { isoTimestamp } from '../../platform/time/timestamps';
import type { HistoryEntryBody, StartupHistoryBody } from '../../audit/audit.schemas';
import { readEvents } from './history-events';
import { readScoreChanges } from './score-history';

const DEFAULT_LIMIT = 50;
const FLAG_ACTIONS = new Set(['startup_flags_set', 'decision_made', 'decision_undone']);

/**
 * Returns the history of a startup, newest first: edits by people, imports, and changes of its score.
 * @throws Refusal 404
 */
export async function readStartupHistory(
  db: Db,
  id: string,
  limit = DEFAULT_LIMIT,
): Promise<StartupHistoryBody> {
  const startupId = readRowId(id, 'Startup not found');
  return db.transaction(
    async (tx) => {
      const [startup] = await tx
        .select({ id: startups.id, created_at: startups.created_at })
        .from(startups)
        .where(eq(startups.id, startupId));
      if (!startup) throw notFound('Startup not found');
      const entries = [
        ...(await readSources(tx, startupId)),
        ...(await readScoreChanges(tx, startup)),
        ...(await readEdits(tx, startupId)),
      ];
      return { items: entries.sort(byTimestamp).reverse().slice(0, limit), total: entries.length };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Compares entries by time. Because sorting is stable, a score change remains after the curation that caused it. */
function byTimestamp(a: HistoryEntryBody, b: HistoryEntryBody): number {
  return Date.parse(a.at) - Date.parse(b.at);
}

/** Returns the edits by people on a startup and on startups merged into it. */
async function readEdits(tx: Tx, startupId: number): Promise<HistoryEntryBody[]> {
  const events = await readEvents(
    tx,
    and(
      eq(auditEvents.target_type, 'startup'),
      sql`${auditEvents.target_id} = any(${targetIdsOf(sql`${startupId}`)})`,
      inArray(auditEvents.action, [...STARTUP_EDITS]),
    ),
  );
  return events.map(({ id, at, actor, action, changes }) => ({
    id: `event-${id}`,
    at,
    actor,
    kind: FLAG_ACTIONS.has(action) ? 'flags' : 'text',
    changes,
    reasons: [],
    source: null,
    origin: null,
    version: null,
  }));
}

/** Returns history entries for the raw rows of a startup: who sent each row and when, and when it was curated. */
async function readSources(tx: Tx, startupId: number): Promise<HistoryEntryBody[]> {
  const raws = await tx
    .select({
      id: rawStartups.id,
      external_id: rawStartups.external_id,
      curated_at: rawStartups.curated_at,
      origin: rawStartups.origin,
    })
    .from(rawStartups)
    .where(eq(rawStartups.startup_id, startupId))
    .orderBy(asc(rawStartups.id));
  if (raws.length === 0) return [];
  const sources = new Map(
    raws.map(({ id, external_id, origin }) => [String(id), { source: external_id ?? String(id), origin }]),
  );
  const imports = await readEvents(
    tx,
    and(
      eq(auditEvents.target_type, 'raw_startup'),
      inArray(auditEvents.target_id, [...sources.keys()]),
      eq(auditEvents.action, 'startup.import'),
    ),
  );
  const sourceOf = (rawId: string) => sources.get(rawId) ?? { source: null, origin: null };
  const nothingElse = { changes: [], reasons: [], version: null };
  return [
    ...imports.map(({ id, at, actor, target_id }): HistoryEntryBody => ({
      id: `event-${id}`,
      at,
      actor,
      kind: 'imported',
      ...sourceOf(target_id ?? ''),
      ...nothingElse,
    })),
    ...raws.flatMap(({ id, curated_at }): HistoryEntryBody[] =>
      curated_at === null
        ? []
        : [
            {
              id: `curated-${id}`,
              at: isoTimestamp(curated_at),
              actor: null,
              kind: 'curated',
              ...sourceOf(String(id)),
              ...nothingElse,
            },
          ],
    ),
  ];
}
