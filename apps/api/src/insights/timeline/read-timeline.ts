import { eq } from 'drizzle-orm';
import { readScoreChanges } from '../history/score-history';
import type { HistoryEntryBody } from '../../audit/audit.schemas';
import type { Db } from '../../platform/db/open-database';
import { notFound } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { startups } from '../../platform/db/schema/startups.table';
import { readEntryKeys } from './entry-keys';
import { readEntries } from './read-entries';
import { compareEntries, cursorOf, isAfter, type EntryKey } from './timeline-order';
import type { TimelineBody, TimelineEntryBody, TimelineQuery } from './timeline.schemas';

const PAGE = 30;

/**
 * Returns the timeline of a startup, newest first: decisions, news, edits and changes of its score. The number of
 * statements does not depend on the number of entries.
 * @throws Refusal 404
 */
export async function readTimeline(
  db: Db,
  id: string,
  { kind, before }: TimelineQuery,
): Promise<TimelineBody> {
  const startupId = readRowId(id, 'Startup not found');
  return db.transaction(
    async (tx) => {
      const [startup] = await tx
        .select({ id: startups.id, created_at: startups.created_at })
        .from(startups)
        .where(eq(startups.id, startupId));
      if (!startup) throw notFound('Startup not found');
      const scores = (await readScoreChanges(tx, startup)).map(scoreEntry);
      const limit = kind === 'score' ? 0 : PAGE + 1;
      const stored = await readEntryKeys(tx, {
        startupId,
        kind: kind === 'score' ? undefined : kind,
        before,
        limit,
      });
      const shown = kind === undefined || kind === 'score' ? scores : [];
      const all = [...stored.keys, ...shown.filter((key) => before === undefined || isAfter(key, before))];
      const page = all.sort(compareEntries).slice(0, PAGE);
      const last = page.at(-1);
      const entries = await readEntries(
        tx,
        startupId,
        stored.keys.filter((key) => page.includes(key)),
      );
      const known = new Map(
        [...entries, ...shown.map(({ entry }) => entry)].map((entry) => [entry.id, entry]),
      );
      const counts = { ...stored.counts, score: scores.length };
      return {
        items: page.flatMap((key) => known.get(key.id) ?? []),
        next: all.length > PAGE && last ? cursorOf(last) : null,
        counts: { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) },
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Builds the timeline entry of a score change.
 * @param index index of the change, oldest first
 */
function scoreEntry(
  { at, actor, version, reasons, changes: [change] }: HistoryEntryBody,
  index: number,
): EntryKey & { entry: TimelineEntryBody } {
  const id = `score-${index + 1}`;
  const score = { before: Number(change?.before), after: Number(change?.after), version, reasons };
  return {
    id,
    kind: 'score',
    number: index + 1,
    time: Date.parse(at) * 1_000,
    entry: {
      id,
      kind: 'score',
      at,
      has_time: true,
      actor,
      decision: null,
      note: null,
      news: null,
      score,
      changes: [],
    },
  };
}
