import { inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../../audit/audit-event';
import {
  isCurrentDecision,
  valueDecisions,
  type ValueDecision,
} from '../../../platform/db/schema/value-decisions.table';
import { isManual } from '../../curation/source-precedence';
import type { Tx } from '../../../platform/db/open-database';
import { isRefusal } from '../../../platform/http/errors/errors';
import { recordFactChanges, type Act } from '../change-fact';
import { loadStartup } from '../startup-with-claims';
import { readCompanyReviewsOf, type CompanyReview } from './company-reviews';
import type { StartupState } from './evaluate-value';
import type { RowValue } from './row-values';
import { investorsAct, type InvestorDecision } from './investor-acts';
import { acceptAct, correctAct, takeAct, type Deciding } from './value-acts';

/** Ids of the decisions that were applied to startups, and of the changes that undo can revert. */
export type AppliedDecisions = { decisions: number[]; changes: number[] };

type Decided = CompanyReview['values'][number] & { decision: ValueDecision };
type Carrying = { actor: Actor; at: string };

/**
 * Applies people's decisions about values of raw rows to the startups of the rows. A value that contradicts the
 * startup remains open. An acceptance does not decide it if it was made before the contradiction was displayed. A
 * correction does not decide it if it was made before another person's statement about the startup. A value that the
 * startup refuses also remains open and does not block other values or rows.
 */
export async function applyPendingDecisions(
  tx: Tx,
  rawIds: readonly number[],
  carrying: Carrying,
): Promise<AppliedDecisions> {
  const carried: AppliedDecisions = { decisions: [], changes: [] };
  const waiting = await readWaiting(tx, rawIds);
  if (waiting.size === 0) return carried;
  for (const row of await readCompanyReviewsOf(tx, [...waiting.keys()])) {
    if (!row.startup) continue;
    const { changes, refused } = await carryOutOfAll(tx, row, carrying);
    const all = (waiting.get(row.raw.id) ?? []).map(({ id }) => id);
    const decisions = all.filter((id) => !refused.includes(id));
    await tx
      .update(valueDecisions)
      .set({ carried_out_at: carrying.at })
      .where(inArray(valueDecisions.id, decisions));
    carried.decisions.push(...decisions);
    carried.changes.push(...changes);
  }
  return carried;
}

async function readWaiting(tx: Tx, rawIds: readonly number[]): Promise<Map<number, ValueDecision[]>> {
  if (rawIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(valueDecisions)
    .where(
      sql`${valueDecisions.raw_id} = any(${sql.param(rawIds)}::bigint[]) and ${isCurrentDecision}
        and ${valueDecisions.kind} <> 'discard' and ${valueDecisions.carried_out_at} is null`,
    )
    .orderBy(valueDecisions.id);
  const byRow = new Map<number, ValueDecision[]>();
  for (const row of rows) byRow.set(row.raw_id, [...(byRow.get(row.raw_id) ?? []), row]);
  return byRow;
}

function toDecided(value: CompanyReview['values'][number], startup: StartupState | null): Decided[] {
  const { decision, state } = value;
  if (!decision || decision.kind === 'discard') return [];
  const isOpen =
    decision.kind === 'accept' ? state === 'conflict' : startup && isSaidSince(value, decision, startup);
  return isOpen ? [] : [{ ...value, decision }];
}

function isSaidSince(
  { fact }: RowValue,
  { decided_at }: ValueDecision,
  { row, statements }: StartupState,
): boolean {
  const isEntry = 'key' in fact;
  const key = isEntry ? fact.key : fact.list === 'fields' ? fact.field : fact.list;
  const list = isEntry ? fact.list : 'fields';
  const origin = isEntry ? undefined : row.origins[key];
  const saidAt = isManual(origin)
    ? (origin?.confirmed?.at ?? origin?.at)
    : statements.find((each) => each.list === list && each.entry_key === key)?.said_at;
  return saidAt !== undefined && Date.parse(saidAt) > Date.parse(decided_at);
}

type CarriedOut = { changes: number[]; refused: number[] };

/** Applies the decisions of each person separately, as statements of that person. */
async function carryOutOfAll(tx: Tx, row: CompanyReview, carrying: Carrying): Promise<CarriedOut> {
  const decided = row.values.flatMap((value) => toDecided(value, row.startup));
  const each: CarriedOut[] = [];
  for (const person of new Set(decided.map(({ decision }) => decision.decided_by))) {
    const own = decided.filter(({ decision }) => decision.decided_by === person);
    each.push(await carryOut(tx, row, own, carrying));
  }
  return together(each);
}

const together = (each: readonly CarriedOut[]): CarriedOut => ({
  changes: each.flatMap(({ changes }) => changes),
  refused: each.flatMap(({ refused }) => refused),
});

/** Applies all decisions of one person together. If the startup refuses them, each decision is applied separately. */
async function carryOut(
  tx: Tx,
  row: CompanyReview,
  decided: readonly Decided[],
  carrying: Carrying,
): Promise<CarriedOut> {
  if (decided.length === 0) return { changes: [], refused: [] };
  try {
    // A savepoint lets the run continue after a refusal.
    const changes = await tx.transaction((inner) => carryOutTogether(inner, row, decided, carrying));
    return { changes, refused: [] };
  } catch (error) {
    if (!isRefusal(error) || error.statusCode >= 500) throw error;
    if (decided.length === 1) return { changes: [], refused: decided.map(({ decision }) => decision.id) };
    const each: CarriedOut[] = [];
    for (const one of decided) each.push(await carryOut(tx, row, [one], carrying));
    return together(each);
  }
}

async function carryOutTogether(
  tx: Tx,
  { raw, startup }: CompanyReview,
  decided: readonly Decided[],
  { actor, at }: Carrying,
): Promise<number[]> {
  const known = await loadStartup(tx, startup?.row.id ?? 0);
  // The time of curation is used instead of the time of the decision, because the row was not part of the startup
  // before.
  const person = { at, userId: decided[0]?.decision.decided_by ?? null };
  const deciding = { known, raw, person };
  const acts = decided.flatMap((value): Act[] => {
    const { decision, fact } = value;
    if (fact.list === 'investors') return [];
    const of: Deciding = { ...deciding, note: decision.note };
    if (decision.kind === 'accept') return [acceptAct(value, of)];
    if (decision.kind === 'take') return [takeAct(value, of)];
    return decision.corrected ? [correctAct(value, decision.corrected, of) ?? []].flat() : [];
  });
  const investors = decided.flatMap(({ decision, fact }): InvestorDecision[] => {
    if (fact.list !== 'investors') return [];
    const about = { name: fact.name, note: decision.note };
    if (decision.kind === 'accept') return [{ ...about, decision: 'accept' }];
    return [{ ...about, decision: 'correct', to: String(decision.corrected?.value ?? '') }];
  });
  const act = investors.length > 0 ? investorsAct(investors, deciding) : null;
  return recordFactChanges(tx, known, act ? [...acts, act] : acts, person, decider(actor, person.userId));
}

/**
 * Returns the actor of a decision. If another person sends the request, only the id of the person who decided is kept.
 */
function decider(actor: Actor, userId: string | null): Actor {
  return actor.userId === userId ? actor : { ...actor, userId, sessionId: null, ip: null };
}
