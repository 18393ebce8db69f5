import { and, eq, inArray, sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { readEvents } from '../history/history-events';
import type { Tx } from '../../platform/db/open-database';
import { readDecisions } from '../../screening/decisions/decision.queries';
import { readNotes } from '../../screening/notes/note.queries';
import { publishedArticle } from '../../news/articles/published-article';
import { startupArticles } from '../../platform/db/schema/startups.table';
import { toTimestamp } from '../../platform/time/timestamps';
import { ACT_OF_ACTION } from '../../startups/facts/fact-actions';
import type { StoredKey } from './entry-keys';
import type { TimelineEntryBody } from './timeline.schemas';

/** Reads the content of stored timeline entries, one statement per kind. @returns the entries in any order */
export async function readEntries(
  tx: Tx,
  startupId: number,
  keys: readonly StoredKey[],
): Promise<TimelineEntryBody[]> {
  const [decisions, notes, changes, news] = [
    await decisionsOf(
      tx,
      keys.filter(({ kind }) => kind === 'decision'),
    ),
    await notesBy(
      tx,
      keys.filter(({ kind }) => kind === 'note'),
    ),
    await changesBy(
      tx,
      keys.filter(({ kind, reference }) => kind !== 'news' && reference !== null),
    ),
    await newsOf(
      tx,
      startupId,
      keys.filter(({ kind }) => kind === 'news'),
    ),
  ];
  return [...decisions, ...notes, ...changes, ...news];
}

function blank(key: StoredKey): TimelineEntryBody {
  return {
    id: key.id,
    kind: key.kind,
    at: toTimestamp(Math.floor(key.time / 1_000)),
    has_time: key.hasTime,
    actor: null,
    decision: null,
    note: null,
    news: null,
    score: null,
    changes: [],
  };
}

async function decisionsOf(tx: Tx, keys: readonly StoredKey[]): Promise<TimelineEntryBody[]> {
  const decisions = await readDecisions(
    tx,
    keys.map(({ number }) => number),
  );
  return keys.flatMap((key) => {
    const decision = decisions.get(key.number);
    return decision ? [{ ...blank(key), actor: decision.made_by, decision }] : [];
  });
}

async function notesBy(tx: Tx, keys: readonly StoredKey[]): Promise<TimelineEntryBody[]> {
  const notes = await readNotes(
    tx,
    keys.map(({ number }) => number),
  );
  return keys.flatMap((key) => {
    const note = notes.get(key.number);
    return note ? [{ ...blank(key), actor: note.author, note }] : [];
  });
}

async function changesBy(tx: Tx, keys: readonly StoredKey[]): Promise<TimelineEntryBody[]> {
  if (keys.length === 0) return [];
  const found = await readEvents(
    tx,
    inArray(
      auditEvents.id,
      keys.map(({ number }) => number),
    ),
  );
  const events = new Map(found.map((event) => [event.id, event]));
  return keys.flatMap((key) => {
    const event = events.get(key.number);
    if (!event) return [];
    const act = ACT_OF_ACTION.get(event.action);
    const shown = act === undefined ? { changes: event.changes } : { act, changes: event.named };
    return [{ ...blank(key), actor: event.actor, ...shown }];
  });
}

async function newsOf(tx: Tx, startupId: number, keys: readonly StoredKey[]): Promise<TimelineEntryBody[]> {
  if (keys.length === 0) return [];
  const urls = keys.map(({ reference }) => reference);
  const rows = await tx
    .select()
    .from(startupArticles)
    .where(
      and(
        eq(startupArticles.startup_id, startupId),
        sql`${startupArticles.url} = any(${sql.param(urls)}::text[])`,
      ),
    );
  const articles = new Map(rows.map((row) => [row.url, row]));
  return keys.flatMap((key) => {
    const article = articles.get(key.reference ?? '');
    return article ? [{ ...blank(key), news: publishedArticle(article) }] : [];
  });
}
