import { eq, sql } from 'drizzle-orm';
import { recordEvent } from '../../audit/audit-event';
import type { Tx } from '../../platform/db/open-database';
import { conflict, notFound, staleVersion } from '../../platform/http/errors/errors';
import { matchesVersion } from '../../platform/http/validation/if-match';
import { lockStartup } from '../../startups/records/lock-startup';
import { rankByMode } from '../../scoring/ranking/places';
import { readRowId } from '../../platform/http/validation/row-id';
import { answerOf } from '../../startups/records/one-startup';
import { isLater } from '../../startups/records/startup-answer';
import { STARTUP_COLUMNS, type StartupRow } from '../../startups/records/startup-columns';
import { startups } from '../../platform/db/schema/startups.table';
import { toTimestamp } from '../../platform/time/timestamps';
import { zurichDay } from '../../platform/time/zurich-days';
import type { Order } from './order';
import { newestDecision } from './decision.queries';
import type { DecidedBody, DecisionBody } from './decisions.schemas';
import {
  isAlwaysRecorded,
  recordDecisions,
  wordsOf,
  type DecisionNote,
  type Later,
} from './record-decisions';

/**
 * Sets Later until a day, or ends it. Where it is so already, a reason is added by a decision of its own. No fact and no
 * flag changes, so the startup is not updated by it.
 * @param later null ends it; one that `since` names is watched since that moment, any other from now on
 * @throws 404; 409 for a rejected startup; 412 with the startup as it is
 */
export async function decideLater(
  tx: Tx,
  now: number,
  { id, ifMatch, actor }: Order,
  { later, note }: { later: (Later & { since?: string }) | null; note: DecisionNote },
): Promise<DecidedBody> {
  const startupId = readRowId(id, 'Startup not found');
  const { origins: _origins, ...before } = await lockStartup(tx, startupId);
  if (!matchesVersion(ifMatch, before.version)) throw staleVersion(await answerOf(tx, before, now));
  if (later && before.rejected === 1)
    throw conflict('It is rejected. Take it back into the active list first.');
  const isSame = isAlreadyLater(
    { ...before, later_watched_since: await watchedSince(tx, startupId) },
    later,
    now,
  );
  if (isSame && !isAlwaysRecorded(note)) return { decision: null, startup: await answerOf(tx, before, now) };
  const rank = await rankByMode(tx, startupId);
  const [after] = await tx
    .update(startups)
    .set({
      later_until: later && toTimestamp(later.until),
      later_watched_since: later?.isEarly
        ? sql`coalesce(${later.since ?? null}, statement_timestamp())`
        : null,
      version: sql`${startups.version} + 1`,
    })
    .where(eq(startups.id, startupId))
    .returning(STARTUP_COLUMNS);
  if (!after) throw notFound('Startup not found');
  const to = later ? 1 : 0;
  await recordDecisions(tx, startupId, {
    changes: [{ kind: 'later', from: isSame ? to : 1 - to, to }],
    rank,
    madeBy: actor.userId,
    note,
    later,
  });
  await recordEvent(tx, actor, {
    action: note.undoes === null ? 'decision_made' : 'decision_undone',
    target: { type: 'startup', id: String(startupId) },
    before: { later_until: laterDayOf(before, now) },
    after: { later_until: laterDayOf(after, now), ...wordsOf(note) },
  });
  return { decision: await newestDecision(tx, startupId), startup: await answerOf(tx, after, now) };
}

/** Whether what a decision made of Later is still so. @param now milliseconds since 1970 */
export function isStillLater(
  { later_until }: Pick<StartupRow, 'later_until'>,
  { to, until }: Pick<DecisionBody, 'to' | 'until'>,
  now: number,
): boolean {
  return to === 1
    ? isLater(later_until, now) && zurichDay(Date.parse(later_until)) === until
    : !isLater(later_until, now);
}

async function watchedSince(tx: Tx, startupId: number): Promise<string | null> {
  const [row] = await tx
    .select({ since: startups.later_watched_since })
    .from(startups)
    .where(eq(startups.id, startupId));
  return row?.since ?? null;
}

/** Whether nothing would change, also in what ends it. @param now milliseconds since 1970 */
export function isAlreadyLater(
  { later_until, later_watched_since }: Pick<Watched, 'later_until' | 'later_watched_since'>,
  later: Later | null,
  now: number,
): boolean {
  if (!isLater(later_until, now)) return later === null;
  if (later?.until !== Date.parse(later_until)) return false;
  return (later_watched_since !== null) === later.isEarly;
}

/** The day until which it is Later; null for one that is not. @param now milliseconds since 1970 */
export function laterDayOf({ later_until }: Pick<Watched, 'later_until'>, now: number): string | null {
  return isLater(later_until, now) ? zurichDay(Date.parse(later_until)) : null;
}

type Watched = typeof startups.$inferSelect;
