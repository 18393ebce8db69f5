import type { Actor } from '../../audit/audit-event';
import { curateRow } from '../../startups/curation/run-curation';
import { conflict } from '../../platform/http/errors/errors';
import { decideRow } from './decide-companies';
import { decideRowValues } from './decide-values';
import type { CompanyReview } from '../../startups/facts/pending-decisions/company-reviews';
import type { SteppedBody } from './step.schemas';
import { runStep, type Done, type StepDeps, type StepOrder } from './run-step';
import type { Acting } from '../../startups/facts/pending-decisions/store-decision';
import { describeValueDecisions } from './describe-step';

/**
 * Accepts a company with all proposed values that have a source. If it has no startup, one is created. Conflicts and
 * values without a source remain open.
 * @throws Refusal 404; 409 when the company was discarded or its startup was deleted; 412
 */
export function acceptCompany(deps: StepDeps, order: StepOrder): Promise<SteppedBody> {
  return runStep(deps, 'accept', order, async (acting) => {
    const { row } = acting;
    if (row.raw.review === 'discarded') throw conflict(`${row.raw.company_name} was discarded.`);
    const proposed = row.values.filter(({ state, quotes }) => state === 'proposed' && quotes.length > 0);
    const decided = proposed.map((value) => ({ value, order: { decision: 'accept' as const } }));
    const effects = await decideRowValues(acting, decided);
    const entered = row.startup ? {} : await curateAcceptedCompany(acting, acting.row);
    return {
      words: wordsFor(row, proposed.length),
      effects: { ...effects, ...entered },
      decided: describeValueDecisions(decided),
    };
  });
}

function wordsFor({ raw }: CompanyReview, values: number): string {
  const what = values === 0 ? '' : values === 1 ? ' with 1 value' : ` with ${values} values`;
  return `${raw.company_name} accepted${what}`;
}

/**
 * Immediately curates a company without a startup, including the decisions about its values.
 * @param row row before the step
 * @param into startup that a person chose, if any
 */
export async function curateAcceptedCompany(
  { tx, actor, at }: { tx: Acting['tx']; actor: Actor; at: string },
  { raw }: CompanyReview,
): Promise<Pick<Done['effects'], 'carried' | 'changes' | 'decisions' | 'row'>> {
  const decisions =
    raw.review === 'waiting' ? [await decideRow(tx, raw, { decision: 'accept' }, actor, at)] : [];
  const { startupId, isNew, carried } = await curateRow(tx, raw.id, { actor, at });
  return {
    decisions,
    carried: carried.decisions,
    changes: carried.changes,
    row: {
      startup_before: raw.startup_id,
      curated_before: raw.curated_at,
      review_before: raw.review,
      startup_after: startupId,
      is_new: isNew,
    },
  };
}
