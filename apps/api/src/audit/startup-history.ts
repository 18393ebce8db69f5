import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../db/open-database';
import { auditEvents, rawStartups, startups, users } from '../db/schema';
import { notFound } from '../errors';
import { readRowId } from '../row-id';
import { isoMoment } from '../startups/startup-answer';
import type { HistoryEntryBody, StartupHistoryBody } from './audit.schemas';
import { changesOf } from './history-changes';

const DEFAULT_LIMIT = 50;


const EDITS = ['startup_flags_set', 'startup_text_edited'] as const;

/**
 * What happened to a startup, the newest first: what people set, which imports it was made of.
 * @throws 404
 */
export async function readStartupHistory(db: Db, id: string, limit = DEFAULT_LIMIT): Promise<StartupHistoryBody> {
  const startupId = readRowId(id, 'Startup not found');
  return db.transaction(async (tx) => {
    const [startup] = await tx.select({ id: startups.id }).from(startups).where(eq(startups.id, startupId));
    if (!startup) throw notFound('Startup not found');
    const entries = [...await readEdits(tx, startupId), ...await readSources(tx, startupId)];
    const items = entries.sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, limit);
    return { items, total: entries.length };
  }, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

async function readEdits(tx: Tx, startupId: number): Promise<HistoryEntryBody[]> {
  const rows = await tx.select({ event: auditEvents, actor: users.name })
    .from(auditEvents).leftJoin(users, eq(users.id, auditEvents.actor_id))
    .where(and(eq(auditEvents.target_type, 'startup'), eq(auditEvents.target_id, String(startupId)), inArray(auditEvents.action, EDITS)))
    .orderBy(desc(auditEvents.id));
  return rows.map(({ event, actor }) => ({
    id: `event-${event.id}`, at: isoMoment(event.at), actor, kind: event.action === 'startup_flags_set' ? 'flags' : 'text',
    changes: changesOf(event.before, event.after), reasons: [], source: null,
  }));
}

/** Each raw row of the startup: who sent it when, and when it was curated. */
async function readSources(tx: Tx, startupId: number): Promise<HistoryEntryBody[]> {
  const raws = await tx.select({
    id: rawStartups.id, external_id: rawStartups.external_id, curated_at: rawStartups.curated_at,
  }).from(rawStartups).where(eq(rawStartups.startup_id, startupId)).orderBy(desc(rawStartups.id));
  if (raws.length === 0) return [];
  const sources = new Map(raws.map(({ id, external_id }) => [String(id), external_id ?? String(id)]));
  const imports = await tx.select({ event: auditEvents, actor: users.name })
    .from(auditEvents).leftJoin(users, eq(users.id, auditEvents.actor_id))
    .where(and(eq(auditEvents.target_type, 'raw_startup'), inArray(auditEvents.target_id, [...sources.keys()]), eq(auditEvents.action, 'startup.import')));
  return [
    ...raws.flatMap(({ id, curated_at }): HistoryEntryBody[] => curated_at === null ? [] : [{
      id: `curated-${id}`, at: isoMoment(curated_at), actor: null, kind: 'curated', changes: [], reasons: [], source: sources.get(String(id)) ?? null,
    }]),
    ...imports.map(({ event, actor }): HistoryEntryBody => ({
      id: `event-${event.id}`, at: isoMoment(event.at), actor, kind: 'imported', changes: [], reasons: [],
      source: sources.get(event.target_id ?? '') ?? null,
    })),
  ];
}
