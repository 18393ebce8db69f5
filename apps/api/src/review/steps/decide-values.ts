import type { Actor } from '../../audit/audit-event';
import { rebuildStartups } from '../../startups/curation/rebuild-startups';
import { badRequest, conflict, notFound } from '../../platform/http/errors/errors';
import { lockKnown, recordFactChanges, type Act } from '../../startups/facts/change-fact';
import { readRowId } from '../../platform/http/validation/row-id';
import { ARTICLE_GONE } from '../queue/claim-article';
import { checkCorrection } from '../../startups/facts/pending-decisions/corrected-entry';
import type { CorrectedValue } from '../../platform/db/schema/value-decisions.table';
import type { CompanyReview } from '../../startups/facts/pending-decisions/company-reviews';
import type { SteppedBody, ValueDecisionBody, ValueDecisionsBody } from './step.schemas';
import { investorsAct, type InvestorDecision } from '../../startups/facts/pending-decisions/investor-acts';
import { runStep, type Done, type StepDeps } from './run-step';
import { type Acting, storeDecision } from '../../startups/facts/pending-decisions/store-decision';
import { describeValueDecisions, describeStep } from './describe-step';
import {
  acceptAct,
  correctAct,
  discardAct,
  keepAct,
  refuseAgreed,
  takeAct,
  type Deciding,
} from '../../startups/facts/pending-decisions/value-acts';

type Value = CompanyReview['values'][number];
/** Value with a person's decision about it. */
export type Decided = { value: Value; order: Omit<ValueDecisionBody, 'key'> };

/**
 * Decides about values of a company in an article. If one decision is refused, no decision is stored.
 * @throws Refusal 400; 404; 409; 412 as runStep
 */
export function decideValues(
  deps: StepDeps,
  articleId: string,
  { raw_id: rawId, version, startup_version: startupVersion, decisions }: ValueDecisionsBody,
  actor: Actor,
): Promise<SteppedBody> {
  const order = { rawId, ifMatch: String(version), startupVersion, actor };
  return runStep(deps, 'values', order, async (acting) => {
    const { row } = acting;
    if (row.article_id !== readRowId(articleId, ARTICLE_GONE)) throw notFound('Company not found');
    if (row.raw.review === 'discarded') throw conflict(`${row.raw.company_name} was discarded.`);
    const decided = [...new Map(decisions.map((order) => [order.key, order])).values()].map((order) => ({
      order,
      value: findValue(row, order.key),
    }));
    const effects = await decideRowValues(acting, decided);
    const words = describeStep(
      row.raw.company_name,
      decided.map(({ value, order }) => ({ value, decision: order.decision })),
    );
    const [one, ...others] = decided;
    const about = one && others.length === 0 ? { key: one.value.key } : {};
    return { words, effects: { ...effects, ...about }, decided: describeValueDecisions(decided) };
  });
}

function findValue({ values }: CompanyReview, key: string): Value {
  const found = values.find((each) => each.key === key);
  if (!found) throw notFound('Value not found');
  return found;
}

/**
 * Carries out decisions about values. For a company without a startup, stores them; for other companies, changes the
 * facts of the startup.
 */
export async function decideRowValues(acting: Acting, decided: readonly Decided[]): Promise<Done['effects']> {
  for (const { value, order } of decided) {
    if (order.decision === 'correct') checkCorrection(value, correctionOf(order));
    if (order.decision === 'take' || order.decision === 'keep') refuseAgreed(value.state, value.text);
    if (order.decision === 'accept' && value.state === 'conflict')
      throw conflict(
        `The startup has another value than '${value.text}'. Take the new value or keep the present one.`,
      );
  }
  return acting.row.startup ? decideCurated(acting, decided) : { values: await storeAll(acting, decided) };
}

async function storeAll(acting: Acting, decided: readonly Decided[]): Promise<number[]> {
  const ids: number[] = [];
  for (const { value, order } of decided) {
    const { decision, note } = order;
    const kind = decision === 'keep' ? 'discard' : decision;
    if (kind !== 'correct' && value.decision?.kind === kind) continue;
    const corrected = kind === 'correct' ? { corrected: correctionOf(order) } : {};
    ids.push(await storeDecision(acting, value, { kind, note: note?.trim() || null, ...corrected }));
  }
  return ids;
}

async function decideCurated(acting: Acting, decided: readonly Decided[]): Promise<Done['effects']> {
  const { tx, row, actor, at } = acting;
  const startupId = row.startup?.row.id ?? 0;
  const known = await lockKnown(tx, startupId, undefined);
  const person = { at, userId: actor.userId };
  const deciding = (note: string | null | undefined): Deciding => ({
    known,
    raw: row.raw,
    person,
    note: note?.trim() || null,
  });
  const acts = decided.flatMap(({ value, order }) => actOf(value, order, deciding(order.note)) ?? []);
  const investors = decided.flatMap(toInvestor);
  const ofInvestors = investors.length > 0 ? investorsAct(investors, { known, raw: row.raw, person }) : null;
  const values = await storeBeside(acting, decided);
  const changes = await recordFactChanges(
    tx,
    known,
    ofInvestors ? [...acts, ofInvestors] : acts,
    person,
    actor,
  );
  if (values.length > 0) await rebuildStartups(tx, [startupId], at);
  return { values, changes };
}

/**
 * Stores decisions that are kept separately from the raw row: discards, new decisions about discarded values, which
 * replace the discard, and corrections of investors. The row only has a combined text of all investors, which does not
 * show which name was replaced.
 */
async function storeBeside(acting: Acting, decided: readonly Decided[]): Promise<number[]> {
  const ids: number[] = [];
  for (const { value, order } of decided) {
    const note = order.note?.trim() || null;
    const isDiscarded = value.decision?.kind === 'discard';
    const isKept = order.decision === 'keep' && value.suggestionId === null;
    if (order.decision === 'discard' || isKept) {
      if (!isDiscarded) ids.push(await storeDecision(acting, value, { kind: 'discard', note }));
    } else if (order.decision === 'correct' && (isDiscarded || value.fact.list === 'investors')) {
      const corrected = correctionOf(order);
      ids.push(await storeDecision(acting, value, { kind: 'correct', note, corrected }, true));
    } else if (isDiscarded) ids.push(await storeDecision(acting, value, { kind: 'accept', note }, true));
  }
  return ids;
}

function actOf(value: Value, order: Decided['order'], deciding: Deciding): Act | null {
  if (value.fact.list === 'investors') return null;
  if (order.decision === 'accept') return acceptAct(value, deciding);
  if (order.decision === 'correct') return correctAct(value, correctionOf(order), deciding);
  if (order.decision === 'take') return takeAct(value, deciding);
  return order.decision === 'keep' ? keepAct(value, deciding) : discardAct(value, deciding);
}

function toInvestor({ value: { fact }, order }: Decided): InvestorDecision[] {
  if (fact.list !== 'investors') return [];
  const about = { name: fact.name, note: order.note?.trim() || null };
  if (order.decision === 'correct')
    return [{ ...about, decision: 'correct', to: String(correctionOf(order).value).trim() }];
  return [{ ...about, decision: order.decision === 'discard' ? 'discard' : 'accept' }];
}

/** Returns the corrected value of a decision. @throws Refusal 400 without a value */
function correctionOf({ value, currency, kind }: Decided['order']): CorrectedValue {
  if (value === undefined) throw badRequest('A correction needs a value.');
  return { value, ...(currency !== undefined && { currency }), ...(kind !== undefined && { kind }) };
}
