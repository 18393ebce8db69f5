import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';
import { toTimestamp } from '../../platform/time/timestamps';
import type { FlagChange } from './decision-kinds';
import type { DecisionOrigin } from '../../platform/db/schema/decision-kinds';
import { insertDecisions } from './insert-decisions';

/** What a person says with a decision. */
export type DecisionNote = {
  /** From the list, as it reads; null for none. */
  reason: { id: number; label: string } | null;
  details: string | null;
  origin: DecisionOrigin;
  /** The decision that this one takes back. */
  undoes: number | null;
};

/** Until when a startup is Later. */
export type Later = {
  /** Milliseconds since 1970. */
  until: number;
  /** Whether another score or an article ends it earlier. */
  isEarly: boolean;
};

type Decided = {
  changes: readonly FlagChange[];
  /** By score in the list that the startup was in before; null where it is not at hand. */
  rank: number | null;
  madeBy: string | null;
  /** Missing for what a call says about flags alone. */
  note: DecisionNote | undefined;
  later?: Later | null;
};

/** Records what was decided about a startup whose flags are written already. */
export async function recordDecisions(
  tx: Tx,
  startupId: number,
  { changes, rank, madeBy, note, later }: Decided,
): Promise<void> {
  if (changes.length === 0) return;
  await tx.execute(
    insertDecisions(sql`(select id, score from ${startups} where id = ${startupId})`, {
      changes: JSON.stringify(changes),
      made_by: madeBy,
      rank,
      origin: note?.origin ?? 'api',
      reason_id: note?.reason?.id ?? null,
      reason: note?.reason?.label ?? null,
      details: note?.details ?? null,
      undoes: note?.undoes ?? null,
      until: later ? toTimestamp(later.until) : null,
      is_early: later?.isEarly ?? null,
    }),
  );
}

export function hasReason(note: DecisionNote | undefined): boolean {
  return Boolean(note?.reason ?? note?.details);
}

/** Whether it is recorded where it changes no flag: it gives a reason, or takes back one of two decisions. */
export function isAlwaysRecorded(note: DecisionNote | undefined): boolean {
  return hasReason(note) || (note?.undoes ?? null) !== null;
}

/** What the audit trail keeps of it beside the flags. */
export function wordsOf(note: DecisionNote | undefined): { reason?: string; details?: string } {
  return {
    ...(note?.reason && { reason: note.reason.label }),
    ...(note?.details && { details: note.details }),
  };
}
