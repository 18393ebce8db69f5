import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../../audit/audit-event';
import type { Tx } from '../../../platform/db/open-database';
import type { DecisionKind } from '../../../platform/db/schema/decision-kinds';
import type { Deps } from '../../../platform/deps';
import { badRequest, conflict } from '../../../platform/http/errors/errors';
import { readRowId } from '../../../platform/http/validation/row-id';
import { refuseStale } from '../../../audit/row-versions/refuse-stale';
import { editsOf } from '../../../audit/row-versions/last-change';
import {
  MAX_REASONS,
  type DecisionReasonBody,
  type DecisionReasonChangeBody,
  type DecisionRuleBody,
  type DecisionRuleChangeBody,
  type NewDecisionReasonBody,
} from './decision-reasons.schemas';
import { decisionReasons, decisionRules } from '../../../platform/db/schema/decision-reasons.table';
import { readReason, readRule, REASON_GONE } from './reason.queries';

type Needs = Pick<Deps, 'db' | 'now'>;
const CHANGES = ['decision_reason_created', 'decision_reason_updated'] as const;

/**
 * Adds a decision reason. Without a position, it becomes the last reason of its kind, but before reasons that require
 * details, such as 'Other'.
 * @throws Refusal 409 for an existing name, or if there are too many reasons
 */
export async function createReason(
  { db }: Needs,
  { kind, label, needs_details = false, position }: NewDecisionReasonBody,
  actor: Actor,
): Promise<DecisionReasonBody> {
  return db.transaction(async (tx) => {
    const offered = await lockOffered(tx, kind);
    const name = label.trim();
    refuseTaken(offered, name);
    if (offered.length >= MAX_REASONS)
      throw conflict(`There are ${MAX_REASONS} reasons already. Retire one first.`);
    const [row] = await tx
      .insert(decisionReasons)
      .values({ kind, label: name, needs_details, position: offered.length + 1 })
      .returning({ id: decisionReasons.id });
    if (!row) throw new Error('no reason was stored');
    const place = position === undefined ? usualPlace(offered, needs_details) : position - 1;
    if (place !== offered.length) await number(tx, withAt(offered, row.id, place));
    await recordEvent(tx, actor, {
      action: 'decision_reason_created',
      target: { type: 'decision_reason', id: String(row.id) },
      after: { name, kind, needs_details },
    });
    return readReason(tx, row.id);
  });
}

type Seen = { id: string; ifMatch: string | undefined; actor: Actor };

/**
 * Renames, moves, retires or reactivates a decision reason.
 * @throws Refusal 400 with nothing to update; 404; 409 for an existing name, or if too many reasons are active; 412
 *   with the current reason
 */
export async function updateReason(
  { db, now }: Needs,
  { id, ifMatch, actor }: Seen,
  change: DecisionReasonChangeBody,
): Promise<DecisionReasonBody> {
  if (Object.keys(change).length === 0) throw badRequest('nothing to update');
  const reasonId = readRowId(id, REASON_GONE);
  return db.transaction(async (tx) => {
    const { kind } = await readReason(tx, reasonId);
    const offered = await lockOffered(tx, kind);
    const before = await readReason(tx, reasonId);
    await refuseStale(tx, {
      ifMatch,
      version: before.version,
      current: () => before,
      edits: editsOf(id, CHANGES),
    });
    const label = change.label?.trim() ?? before.label;
    const others = offered.filter((each) => each.id !== reasonId);
    const isRetired = change.is_retired ?? before.retired_at !== null;
    if (!isRetired) refuseTaken(others, label);
    if (!isRetired && others.length >= MAX_REASONS)
      throw conflict(`There are ${MAX_REASONS} reasons already. Retire one first.`);
    await tx
      .update(decisionReasons)
      .set({
        label,
        needs_details: change.needs_details ?? before.needs_details,
        retired_at: isRetired ? (before.retired_at ?? new Date(now()).toISOString()) : null,
        version: sql`${decisionReasons.version} + 1`,
      })
      .where(eq(decisionReasons.id, reasonId));
    const present = offered.findIndex((each) => each.id === reasonId);
    const place = change.position === undefined ? present : change.position - 1;
    if (!isRetired) await number(tx, withAt(others, reasonId, place < 0 ? others.length : place));
    const after = await readReason(tx, reasonId);
    await recordEvent(tx, actor, {
      action: 'decision_reason_updated',
      target: { type: 'decision_reason', id },
      before: factsOf(before, present),
      after: factsOf(after, isRetired ? present : Math.min(place < 0 ? others.length : place, others.length)),
    });
    return after;
  });
}

/**
 * Deletes a decision reason that was never used.
 * @throws Refusal 404; 409 if a decision uses it; 412 with the current reason
 */
export async function deleteReason({ db }: Needs, { id, ifMatch, actor }: Seen): Promise<void> {
  const reasonId = readRowId(id, REASON_GONE);
  await db.transaction(async (tx) => {
    const { kind } = await readReason(tx, reasonId);
    const offered = await lockOffered(tx, kind);
    // Waits for a concurrent decision with this reason, so that the next statement counts it.
    await tx.select().from(decisionReasons).where(eq(decisionReasons.id, reasonId)).for('update');
    const before = await readReason(tx, reasonId);
    await refuseStale(tx, {
      ifMatch,
      version: before.version,
      current: () => before,
      edits: editsOf(id, CHANGES),
    });
    if (before.used > 0) throw conflict('Decisions have this reason. Retire it instead.');
    const place = offered.findIndex((each) => each.id === reasonId);
    await tx.delete(decisionReasons).where(eq(decisionReasons.id, reasonId));
    await number(
      tx,
      offered.flatMap((each) => (each.id === reasonId ? [] : [each.id])),
    );
    await recordEvent(tx, actor, {
      action: 'decision_reason_deleted',
      target: { type: 'decision_reason', id },
      before: factsOf(before, place),
    });
  });
}

/** Sets whether a kind of decision requires a reason. @throws Refusal 412 with the current rule */
export async function setReasonRequired(
  { db }: Needs,
  { ifMatch, actor }: Omit<Seen, 'id'>,
  { kind, is_reason_required }: DecisionRuleChangeBody,
): Promise<DecisionRuleBody> {
  return db.transaction(async (tx) => {
    await lockOffered(tx, kind);
    const before = await readRule(tx, kind);
    await refuseStale(tx, {
      ifMatch,
      version: before.version,
      current: () => before,
      edits: editsOf(kind, ['decision_rule_saved']),
    });
    if (before.is_reason_required === is_reason_required) return before;
    await tx
      .update(decisionRules)
      .set({ is_reason_required, version: sql`${decisionRules.version} + 1` })
      .where(eq(decisionRules.kind, kind));
    await recordEvent(tx, actor, {
      action: 'decision_rule_saved',
      target: { type: 'decision_rule', id: kind },
      before: { is_reason_required: before.is_reason_required },
      after: { is_reason_required },
    });
    return readRule(tx, kind);
  });
}

type Offered = { id: number; label: string; needs_details: boolean };

/** Returns the active reasons of a kind of decision in order, and locks them against concurrent changes. */
async function lockOffered(tx: Tx, kind: DecisionKind): Promise<Offered[]> {
  await tx.select().from(decisionRules).where(eq(decisionRules.kind, kind)).for('update');
  return tx
    .select({
      id: decisionReasons.id,
      label: decisionReasons.label,
      needs_details: decisionReasons.needs_details,
    })
    .from(decisionReasons)
    .where(and(eq(decisionReasons.kind, kind), isNull(decisionReasons.retired_at)))
    .orderBy(asc(decisionReasons.position), asc(decisionReasons.id));
}

function refuseTaken(offered: readonly Offered[], label: string): void {
  const taken = offered.some((each) => each.label.toLowerCase() === label.toLowerCase());
  if (taken) throw conflict(`There is a reason '${label}' already.`);
}

function usualPlace(offered: readonly Offered[], needsDetails: boolean): number {
  return needsDetails ? offered.length : offered.findLastIndex((each) => !each.needs_details) + 1;
}

function withAt(others: readonly Offered[], id: number, place: number): number[] {
  const ids = others.map((each) => each.id);
  ids.splice(place, 0, id);
  return ids;
}

async function number(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update ${decisionReasons} set position = placed.place
    from unnest(${sql.param([...ids])}::bigint[]) with ordinality placed(id, place)
    where ${decisionReasons.id} = placed.id`);
}

/** Returns the audit fields of a decision reason, with its position from 1. */
function factsOf({ label, kind, needs_details, retired_at }: DecisionReasonBody, index: number) {
  return {
    name: label,
    kind,
    needs_details,
    is_retired: retired_at !== null,
    ...(index >= 0 && { position: index + 1 }),
  };
}
