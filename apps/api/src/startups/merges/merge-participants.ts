import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import type { startupMerges } from '../../platform/db/schema/merges.table';
import type { startups } from '../../platform/db/schema/startups.table';

type Merge = Pick<typeof startupMerges.$inferSelect, 'survivor_id' | 'merged_id'>;
/** Until when a startup is Later, as it is stored. */
export type PresentLater = Pick<typeof startups.$inferSelect, 'later_until' | 'later_watched_since'>;

/** Work of other domains when startups are merged or a merge is undone; each runs in the caller's transaction. */
type MergeParticipants = {
  /** Gives the assignee and the next step of one startup to another that has none of its own. */
  moveWork: (tx: Tx, fromId: number, toId: number) => Promise<void>;
  /** Gives back what moveWork took. @param kept the rows of each as they were, as JSON lists */
  moveWorkBack: (tx: Tx, fromId: number, kept: { from: SQL; to: SQL }) => Promise<void>;
  /** Gives the followers of one startup to another. */
  moveFollowers: (tx: Tx, fromId: number, toId: number) => Promise<void>;
  /** Makes the survivor Later where only the other one was. @param content of both as they were, as JSON */
  takeLater: (tx: Tx, survivorId: number, content: string, timestamp: string) => Promise<void>;
  /** Until when a startup is Later now. */
  presentLater: (tx: Tx, startupId: number) => Promise<PresentLater | undefined>;
  /** Makes both of an undone merge Later as their decisions say. @param present of the survivor before the undoing */
  restoreLater: (tx: Tx, merge: Merge, present: PresentLater | undefined, timestamp: string) => Promise<void>;
};

let registered: MergeParticipants | null = null;

/** Called when the application is built, always with the same functions. */
export function registerMergeParticipants(participants: MergeParticipants): void {
  registered = participants;
}

/** The registered participants. @throws Error before the application is built, because a merge would be incomplete */
export function mergeParticipants(): MergeParticipants {
  if (!registered) throw new Error('No participants of merges are registered.');
  return registered;
}
