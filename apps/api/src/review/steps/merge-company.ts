import { eq } from 'drizzle-orm';
import { rebuildStartups } from '../../startups/curation/rebuild-startups';
import { isManual } from '../../startups/curation/source-precedence';
import { conflict } from '../../platform/http/errors/errors';
import { lockKnown, recordFactChanges } from '../../startups/facts/change-fact';
import { confirmField } from '../../startups/facts/field-acts';
import { mergeStartups } from '../../startups/merges/merge-pair';
import { readRowId } from '../../platform/http/validation/row-id';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { curateAcceptedCompany } from './accept-company';
import type { SteppedBody } from './step.schemas';
import { clearAcceptedValues, confirmAcceptedValues } from './move-facts';
import { runStep, type Done, type StepDeps, type StepOrder } from './run-step';
import type { Acting } from '../../startups/facts/pending-decisions/store-decision';
import { hasOtherRows } from './take-out';

/**
 * Assigns a company of an article to an existing startup, which keeps its name. If the company's own startup consists
 * only of this row, it is merged into the existing startup. Accepted values of the row move with it.
 * @throws Refusal 404; 409 when the company was discarded, is already part of the startup, or both have contradicting
 *   decisions; 412
 */
export function mergeCompany(deps: StepDeps, order: StepOrder, startup: string): Promise<SteppedBody> {
  const startupId = readRowId(startup, 'Startup not found');
  return runStep(deps, 'merge', order, async (acting) => {
    const { raw } = acting.row;
    if (raw.review === 'discarded') throw conflict(`${raw.company_name} was discarded.`);
    const { row: target } = await lockKnown(acting.tx, startupId, undefined);
    if (acting.row.startup?.row.id === startupId)
      throw conflict(`${raw.company_name} is part of ${target.company_name} already.`);
    const effects = await join(acting, startupId);
    return { words: `${raw.company_name} merged into ${target.company_name}`, effects };
  });
}

async function join(acting: Acting, startupId: number): Promise<Done['effects']> {
  const { tx, row, actor, at } = acting;
  const { raw, startup } = row;
  if (startup && !(await hasOtherRows(tx, startup.row.id, raw.id))) {
    const merge = await mergeStartups(tx, {
      ids: { first: startupId, second: startup.row.id },
      because: 'reviewed in an article',
      actor,
      timestamp: at,
    });
    return { merges: [merge] };
  }
  const { accepted, changes: handedBack } = startup
    ? await clearAcceptedValues(acting, startup.row.id)
    : { accepted: [], changes: [] };
  const changes = [...handedBack, ...(await keepName(acting, startupId))];
  await tx.update(rawStartups).set({ startup_id: startupId }).where(eq(rawStartups.id, raw.id));
  if (!startup) {
    const entered = await curateAcceptedCompany(acting, row);
    return { ...entered, changes: [...changes, ...(entered.changes ?? [])] };
  }
  await rebuildStartups(tx, [startup.row.id, startupId], at);
  changes.push(...(await confirmAcceptedValues(acting, startupId, accepted)));
  const moved = {
    startup_before: startup.row.id,
    curated_before: raw.curated_at,
    review_before: raw.review,
    startup_after: startupId,
    is_new: false,
  };
  return { changes, row: moved };
}

/** Confirms the name of the startup. Otherwise the newer spelling in the article would replace it. */
async function keepName({ tx, actor, at }: Acting, startupId: number): Promise<number[]> {
  const known = await lockKnown(tx, startupId, undefined);
  if (isManual(known.row.origins['company_name'])) return [];
  const person = { at, userId: actor.userId };
  const act = confirmField(known, person, 'company_name', null);
  return act ? recordFactChanges(tx, known, [act], person, actor) : [];
}
