import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../../platform/db/open-database';
import { readScoreSettings } from '../../../scoring/settings/score-config.queries';
import { slotChanges } from './changed-slots';
import { databaseTurns } from './database-turns';
import { changedState } from './index-changes';
import { changesSince, hasChangedSince } from './index-feed';
import type { KeptInMemory, Moment } from '../../../platform/deps';
import { hasPlaces, ordersByName, placeOf, type IndexState } from './index-query';
import { mostFollowed, mostIndexed } from './index-size';
import { keptLists } from './kept-lists';
import { readAll } from './read-all';

/** After so long an installation that was too large is tried again. */
const RETRY_MS = 60 * 60_000;
/** So many are read in a few tenths of a second: for fewer nobody prepares, and no list waits for its turn. */
const MANY = 50_000;
/** After so long what failed is tried again. */
const AGAIN_MS = 5_000;

/** What lists need of all startups, in memory, as fresh as the database is when a request arrives. */
export interface StartupIndex extends KeptInMemory {
  /**
   * The state that is at least as fresh as every noted question; null when lists are to be read from the database. The
   * first call has it read soon after. Rows are written in place: use the state before the next await.
   */
  state(): Promise<{ state: IndexState; moment: Moment } | null>;
  /** Waits until the database may make a list, see databaseTurns(); at once unless many startups are being read. */
  databaseTurn(): Promise<(() => void) | null>;
  /** Has many startups read before somebody asks for a list. */
  prepare(): void;
  /** Ends a reading that is under way; nothing is read any more. */
  close(): void;
  /** The place of a startup by score in its mode; null where that takes reading or sorting. */
  rankOf(id: number): number | null;
  /** Startups that it holds, and entries of all lists that it keeps; null while it is not read. */
  size(): { startups: number; listed: number } | null;
}

type IndexOptions = {
  mostRows?: number;
  readAfterMs?: number;
  many?: number;
  onFailure?: (error: unknown) => void;
};

/**
 * @param readAfterMs from the call that finds it unread until it is read: lists that are asked for meanwhile come from the
 *   database, and have the processor to themselves
 * @param many from so many startups on, reading them takes long
 * @param onFailure is called with the error of a reading that failed, which a list tries again some seconds later, or of
 *   changes that could not be read, after which all are
 */
export function startupIndex(
  db: Db,
  { mostRows = mostIndexed(), readAfterMs = 0, many = MANY, onFailure = () => undefined }: IndexOptions = {},
): StartupIndex {
  let held: { state: IndexState; moment: Moment } | null = null;
  let reading: Promise<void> | null = null;
  let catching: Promise<void> | null = null;
  /** Questions that found changes, and how many of them the state includes. */
  let [wanted, included] = [0, 0];
  /** By performance.now(): until then it is not read, since there are too many startups or it failed. */
  let unreadUntil = -Infinity;
  let revision = 0;
  const turns = databaseTurns();
  const closing = new AbortController();

  const read = async (least: number) => {
    closing.signal.throwIfAborted();
    const readAt = (revision += 1);
    await readScoreSettings(db); // its first call writes
    const isWanted = (startups: number) => {
      if (startups > mostRows) unreadUntil = performance.now() + RETRY_MS;
      if (startups >= many && startups <= mostRows) turns.begin();
      return startups >= least && startups <= mostRows;
    };
    const all = await readAll(db, readAt, isWanted, closing.signal);
    if (!all) return;
    const { rows, moment, settings } = all;
    const [orders, lists] = [ordersByName(rows, readAt), keptLists(rows.used)];
    const changes = slotChanges(mostFollowed(rows.used));
    if (settings) held = { state: { rows, settings, orders, lists, changes, revision: readAt }, moment };
    // What was changed while it was read is caught up before the first list.
    wanted += 1;
  };

  const startReading = (afterMs: number, least = 0) => {
    if (reading) return;
    const due = afterMs > 0 ? wait(afterMs, undefined, { ref: false }) : Promise.resolve();
    reading = due
      .then(() => read(least))
      .catch((error: unknown) => {
        if (closing.signal.aborted) return;
        unreadUntil = performance.now() + AGAIN_MS;
        onFailure(error);
      })
      .finally(() => {
        reading = null;
        turns.end();
      });
  };

  const catchUp = async () => {
    if (!held) return;
    const target = wanted;
    const before = held;
    const changes = await changesSince(db, before.moment, mostFollowed(before.state.rows.slotOf.size));
    if (held !== before) return;
    const isFollowed = changes.ids !== null && changes.settings !== null;
    held = isFollowed
      ? { state: changedState(before.state, changes, (revision += 1)), moment: changes.moment }
      : null;
    included = target;
    if (held && held.state.rows.slotOf.size > mostRows) {
      held = null;
      unreadUntil = performance.now() + RETRY_MS;
    }
  };

  return {
    moment: () => held?.moment ?? null,
    hasChangedSince,
    note(hasChanged) {
      if (hasChanged !== false) wanted += 1;
    },
    databaseTurn: () => turns.enter(),
    prepare: () => {
      if (!held) startReading(0, many);
    },
    close: () => closing.abort(),
    rankOf(id) {
      if (!held || included < wanted) return null;
      const { state } = held;
      const slot = state.rows.slotOf.get(id);
      if (slot === undefined) return null;
      const mode = state.rows.rejected[slot] === 1 ? 'rejected' : 'active';
      return hasPlaces(state, mode) ? placeOf(state, { mode }, slot) : null;
    },
    size: () => held && { startups: held.state.rows.slotOf.size, listed: held.state.lists.size() },
    async state() {
      const needed = wanted; // later questions are no reason to wait longer
      while (held && included < needed) {
        catching ??= catchUp()
          .catch((error: unknown) => {
            held = null; // all are read again
            if (!closing.signal.aborted) onFailure(error);
          })
          .finally(() => {
            catching = null;
          });
        await catching;
      }
      if (!held && performance.now() > unreadUntil) startReading(readAfterMs);
      return held;
    },
  };
}
