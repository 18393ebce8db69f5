import { sql } from 'drizzle-orm';
import { recordEvents, type Actor } from '../../audit/audit-event';
import type { Tx } from '../../platform/db/open-database';
import type { DecisionOrigin } from '../../platform/db/schema/decision-kinds';
import { decisions } from '../../platform/db/schema/decisions.table';
import { scoreConfig } from '../../platform/db/schema/score-config.table';
import { scoringVersions } from '../../platform/db/schema/scoring-versions.table';
import { startups } from '../../platform/db/schema/startups.table';
import { toTimestamp } from '../../platform/time/timestamps';
import { ranksByMode } from '../../scoring/ranking/places';
import type { FlagChange } from './decision-kinds';

/** Reason, details and origin that a person gives with a decision. */
export type DecisionNote = {
  /** Selected reason with its label; null without a reason. */
  reason: { id: number; label: string } | null;
  details: string | null;
  origin: DecisionOrigin;
};

/** State Later of a startup. */
export type Later = {
  /** End of Later in milliseconds since 1970. */
  until: number;
  /** True if a changed score or a new article ends Later before that time. */
  wakesOnChange: boolean;
};

/** Action of a person that decides about one or many startups. */
export type DecisionAct = {
  actor: Actor;
  /** Time of the action in milliseconds since 1970. */
  now: number;
  /** Reason and details; null for a request that sets flags without them. */
  note: DecisionNote | null;
  /** Id of the bulk action, which is also stored with its undo; null for a single startup. */
  bulkId: number | null;
  /**
   * Recorded time of the decisions, ISO 8601; by default the database time, which is in the order of the ids. Only
   * sample data sets it.
   */
  madeAt?: string;
};

/** Columns of a locked startup about which a person decides. */
export type DecidedStartup = Pick<
  typeof startups.$inferSelect,
  | 'id'
  | 'company_name'
  | 'email_sent'
  | 'create_contract'
  | 'interested'
  | 'investment'
  | 'rejected'
  | 'origins'
  | 'later_until'
  | 'later_watched_since'
>;

/** Result of writing decisions: the number of startups, and the ids of the decisions in the order of the startups. */
export type Written = { startups: number; decisions: number[] };

/** Change of a startup with its decisions and audit event. */
export type DecidedChange = {
  id: number;
  changes: readonly FlagChange[];
  /** Id of the decision that this change undoes. */
  undoes: number | null;
  /** Rank by score in the mode of the startup, before the change. */
  rank: number | null;
  later: Later | null;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
};

/** Returns the ranks of startups in their own modes, before the startups change. */
export async function ranksBefore(tx: Tx, changes: readonly { id: number }[]): Promise<Map<number, number>> {
  return ranksByMode(
    tx,
    changes.map(({ id }) => id),
  );
}

/**
 * Records the decisions and one audit event per startup, in order. Called after the startups were written and are
 * therefore locked, so that the times of decisions are in the order of their ids.
 * @returns ids of the decisions
 */
export async function recordDecisions(
  tx: Tx,
  { actor, note, bulkId, madeAt }: DecisionAct,
  changed: readonly DecidedChange[],
): Promise<number[]> {
  if (changed.length === 0) return [];
  const given = JSON.stringify(
    changed.map(({ id, changes, undoes, rank, later }, place) => ({
      id,
      changes,
      undoes,
      rank,
      until: later && toTimestamp(later.until),
      is_early: later && later.wakesOnChange,
      bulk_id: undoes === null ? bulkId : null,
      place,
    })),
  );
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${decisions} (startup_id, kind, "from", "to", reason_id, reason, details, made_by, score, rank,
      threshold, scoring_version, origin, undoes, until, is_early, bulk_id, made_at)
    select s.id, change.kind, change."from", change."to", ${note?.reason?.id ?? null}::bigint,
      ${note?.reason?.label ?? null}::text, ${note?.details ?? null}::text, ${actor.userId}::uuid, s.score, given.rank,
      (select threshold from ${scoreConfig}), (select max(number) from ${scoringVersions}),
      ${note?.origin ?? 'api'}::text, given.undoes, given.until, given.is_early, given.bulk_id,
      coalesce(${madeAt ?? null}::timestamptz, statement_timestamp())
    from jsonb_to_recordset(${given}::jsonb) given(id bigint, changes jsonb, undoes bigint, rank int,
        until timestamptz, is_early boolean, bulk_id bigint, place int)
      join ${startups} s on s.id = given.id
      cross join rows from (jsonb_to_recordset(given.changes) as (kind text, "from" smallint, "to" smallint))
        with ordinality as change(kind, "from", "to", number)
    order by given.place, change.number
    returning id`);
  const action = (undoes: number | null) => (undoes === null ? 'decision_made' : 'decision_undone');
  await recordEvents(
    tx,
    actor,
    changed.map(({ id, undoes, before, after }) => ({
      action: note === null ? 'startup_flags_set' : action(undoes),
      target: { type: 'startup', id: String(id) },
      before,
      after: {
        ...after,
        ...(note?.reason && { reason: note.reason.label }),
        ...(note?.details && { details: note.details }),
        ...(bulkId !== null && { bulk_id: bulkId }),
      },
    })),
  );
  return rows.map(({ id }) => Number(id));
}

/** Returns whether a decision note contains a reason or details. */
export function hasReason(note: DecisionNote | null): boolean {
  return Boolean(note?.reason ?? note?.details);
}

/**
 * Returns whether a decision is recorded even if it changes no value, because it gives a reason or undoes another
 * decision.
 */
export function isAlwaysRecorded(note: DecisionNote | null, undoes: number | null): boolean {
  return hasReason(note) || undoes !== null;
}
