import type { Actor } from '../../audit/audit-event';
import { curateRow } from '../../startups/curation/run-curation';
import type { Deps } from '../../platform/deps';
import { conflict } from '../../platform/http/errors/errors';
import { decideRow } from './decide-companies';
import { decideRowValues } from './decide-values';
import type { CompanyReview } from '../../startups/facts/pending-decisions/desk-rows';
import type { SteppedBody } from './step.schemas';
import { runStep, type Done, type StepOrder } from './run-step';
import type { Acting } from '../../startups/facts/pending-decisions/store-decision';
import { describeDecision } from './step-words';

/**
 * Accepts a company with all its proposed values that have a source: one that is part of no startup becomes one at
 * once. Conflicts and values without a source stay open.
 * @throws 404; 409 for one that was discarded, or whose startup was deleted; 412
 */
export function acceptCompany(deps: Pick<Deps, 'db' | 'now'>, order: StepOrder): Promise<SteppedBody> {
  return runStep(deps, 'accept', order, async (acting) => {
    const { row } = acting;
    if (row.raw.review === 'discarded') throw conflict(`${row.raw.company_name} was discarded.`);
    const proposed = row.values.filter(({ state, quotes }) => state === 'proposed' && quotes.length > 0);
    const decided = proposed.map((value) => ({ value, order: { decision: 'accept' as const } }));
    const effects = await decideRowValues(acting, decided);
    const entered = row.startup ? {} : await enter(acting, acting.row);
    return {
      words: wordsFor(row, proposed.length),
      effects: { ...effects, ...entered },
      decided: describeDecision(decided),
    };
  });
}

function wordsFor({ raw }: CompanyReview, values: number): string {
  const what = values === 0 ? '' : values === 1 ? ' with 1 value' : ` with ${values} values`;
  return `${raw.company_name} accepted${what}`;
}

/**
 * Curates a company that is part of no startup at once, with what people decided about its values.
 * @param row as it was before the step
 * @param into the startup that it is, where a person says so
 */
export async function enter(
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
