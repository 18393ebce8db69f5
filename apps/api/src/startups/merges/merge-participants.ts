import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import type { startupMerges } from '../../platform/db/schema/merges.table';
import type { startups } from '../../platform/db/schema/startups.table';

type Merge = Pick<typeof startupMerges.$inferSelect, 'survivor_id' | 'merged_id'>;
/** Stored columns of a startup that define Later. */
export type PresentLater = Pick<typeof startups.$inferSelect, 'later_until' | 'later_watched_since'>;

/** Functions of other domains for merges and their undo. Each function runs in the caller's transaction. */
type MergeParticipants = {
  /** Moves the assignee and next step of a startup to another startup that has none. */
  moveWork: (tx: Tx, fromId: number, toId: number) => Promise<void>;
  /**
   * Reverts moveWork.
   * @param kept rows of each startup before the merge, as JSON arrays
   */
  moveWorkBack: (tx: Tx, fromId: number, kept: { from: SQL; to: SQL }) => Promise<void>;
  /** Adds the followers of a startup to another startup. */
  moveFollowers: (tx: Tx, fromId: number, toId: number) => Promise<void>;
  /**
   * Sets Later on the survivor if only the other startup had it.
   * @param content both startups before the merge, as JSON
   */
  takeLater: (tx: Tx, survivorId: number, content: string, timestamp: string) => Promise<void>;
  /** Returns the end of Later of a startup; undefined if the startup is not Later now. */
  presentLater: (tx: Tx, startupId: number) => Promise<PresentLater | undefined>;
  /**
   * Sets Later on both startups of an undone merge according to their decisions.
   * @param present end of Later of the survivor before the undo
   */
  restoreLater: (tx: Tx, merge: Merge, present: PresentLater | undefined, timestamp: string) => Promise<void>;
};

let registered: MergeParticipants | null = null;

/** Registers the functions while the application is built. Every application registers the same functions. */
export function registerMergeParticipants(participants: MergeParticipants): void {
  registered = participants;
}

/**
 * Returns the registered functions.
 * @throws Error before the application is built, because a merge would be incomplete
 */
export function mergeParticipants(): MergeParticipants {
  if (!registered) throw new Error('No participants of merges are registered.');
  return registered;
}
