import { inArray, sql } from 'drizzle-orm';
import type { Actor } from '../audit-event';
import { isCurrentDecision, valueDecisions, type ValueDecision } from '../claims/value-decisions.table';
import type { Tx } from '../db/open-database';
import { recordActs, type Act } from '../facts/change-fact';
import { readKnown } from '../facts/known-startup';
import { readDeskRowsOf, type DeskRow } from './desk-rows';
import { investorsAct, type InvestorDecision } from './investor-acts';
import { acceptAct, correctAct, type Deciding } from './value-acts';

/** Decisions that became facts, with the changes by which they are undone. */
export type Carried = { decisions: number[]; changes: number[] };

/**
 * Makes what people decided about values of these rows facts of the startups that the rows became. A value against
 * which the startup says something else stays open: accepting it before that was seen does not decide it.
 */
export async function carryOutDecided(
  tx: Tx,
  rawIds: readonly number[],
  { actor, at }: { actor: Actor; at: string },
): Promise<Carried> {
  const carried: Carried = { decisions: [], changes: [] };
  const waiting = await readWaiting(tx, rawIds);
  if (waiting.size === 0) return carried;
  for (const row of await readDeskRowsOf(tx, [...waiting.keys()])) {
    if (!row.startup) continue;
    const changes = await carryOutRow(tx, row, actor, at);
    const decisions = (waiting.get(row.raw.id) ?? []).map(({ id }) => id);
    await tx.update(valueDecisions).set({ carried_out_at: at }).where(inArray(valueDecisions.id, decisions));
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

async function carryOutRow(
  tx: Tx,
  { raw, startup, values }: DeskRow,
  actor: Actor,
  at: string,
): Promise<number[]> {
  const known = await readKnown(tx, startup?.row.id ?? 0);
  const decided = values.filter(
    ({ decision, state }) =>
      decision && decision.kind !== 'discard' && (decision.kind === 'correct' || state !== 'conflict'),
  );
  const [last] = decided.map(({ decision }) => decision).toSorted((a, b) => (b?.id ?? 0) - (a?.id ?? 0));
  if (!last) return [];
  // Not when it was decided: what the row says is known since it is curated.
  const person = { at, userId: last.decided_by };
  const deciding: Deciding = { known, raw, person, note: null };
  const acts = decided.flatMap((value): Act[] => {
    const { decision, fact } = value;
    if (!decision || fact.list === 'investors') return [];
    const of = { ...deciding, note: decision.note };
    if (decision.kind === 'accept') return [acceptAct(value, of)];
    return decision.corrected ? [correctAct(value, decision.corrected, of) ?? []].flat() : [];
  });
  const investors = decided.flatMap(({ decision, fact }): InvestorDecision[] => {
    if (fact.list !== 'investors' || !decision) return [];
    if (decision.kind === 'accept') return [{ name: fact.name, decision: 'accept' }];
    return [{ name: fact.name, decision: 'correct', to: String(decision.corrected?.value ?? '') }];
  });
  const act = investors.length > 0 ? investorsAct(investors, deciding) : null;
  return recordActs(tx, known, act ? [...acts, act] : acts, person, actor);
}
