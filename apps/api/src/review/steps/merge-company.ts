import { eq } from 'drizzle-orm';
import type { Deps } from '../../platform/deps';
import { rebuildStartups } from '../../startups/curation/rebuild-startups';
import { isManual } from '../../startups/curation/source-precedence';
import { conflict } from '../../platform/http/errors/errors';
import { lockKnown, recordFactChanges } from '../../startups/facts/change-fact';
import { confirmField } from '../../startups/facts/field-acts';
import { mergeStartups } from '../../startups/merges/merge-pair';
import { readRowId } from '../../platform/http/validation/row-id';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { enter } from './accept-company';
import type { SteppedBody } from './step.schemas';
import { handBackAccepted, sayAccepted } from './move-facts';
import { runStep, type Done, type StepOrder } from './run-step';
import type { Acting } from '../../startups/facts/pending-decisions/store-decision';
import { hasOtherRows } from './take-out';

/**
 * Says that a company of an article is a startup that is there: its row becomes one of that startup's. A startup that
 * consists of this row alone is merged into the other, so that its name leads there.
 * What people accepted of the row goes along with it.
 * The name of the startup stays: a person who merges into it says what it is called.
 * @throws 404; 409 when it was discarded, is part of it already, or the decisions of both contradict; 412
 */
export function mergeCompany(
  deps: Pick<Deps, 'db' | 'now'>,
  order: StepOrder,
  startup: string,
): Promise<SteppedBody> {
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
    ? await handBackAccepted(acting, startup.row.id)
    : { accepted: [], changes: [] };
  const changes = [...handedBack, ...(await keepName(acting, startupId))];
  await tx.update(rawStartups).set({ startup_id: startupId }).where(eq(rawStartups.id, raw.id));
  if (!startup) {
    const entered = await enter(acting, row);
    return { ...entered, changes: [...changes, ...(entered.changes ?? [])] };
  }
  await rebuildStartups(tx, [startup.row.id, startupId], at);
  changes.push(...(await sayAccepted(acting, startupId, accepted)));
  const moved = {
    startup_before: startup.row.id,
    curated_before: raw.curated_at,
    review_before: raw.review,
    startup_after: startupId,
    is_new: false,
  };
  return { changes, row: moved };
}

/** An article's spelling is newer than the one before, and would take its place. */
async function keepName({ tx, actor, at }: Acting, startupId: number): Promise<number[]> {
  const known = await lockKnown(tx, startupId, undefined);
  if (isManual(known.row.origins['company_name'])) return [];
  const person = { at, userId: actor.userId };
  const act = confirmField(known, person, 'company_name', null);
  return act ? recordFactChanges(tx, known, [act], person, actor) : [];
}
