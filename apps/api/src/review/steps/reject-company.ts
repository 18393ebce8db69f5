import { hasOtherChanges } from './touched-startups';
import { conflict } from '../../platform/http/errors/errors';
import { lockKnown } from '../../startups/facts/change-fact';
import { decideRow, describeDiscard, stayingRow } from './decide-companies';
import type { DiscardReason } from '../../platform/db/schema/review-decisions.table';
import type { SteppedBody } from './step.schemas';
import { runStep, type StepDeps, type StepOrder } from './run-step';
import { clearAcceptedValues } from './move-facts';
import { hasOtherRows, removeStartup, takeOut } from './take-out';

/**
 * Discards a company of an article and blocks its name. A startup without other sources is removed too. If the company
 * is only set aside, its name is not blocked, and its startup keeps the facts from other sources.
 * @throws Refusal 404; 409 when it was already discarded, or its startup has other sources or facts stated by people;
 *   412
 */
export function rejectCompany(deps: StepDeps, order: StepOrder, reason: DiscardReason): Promise<SteppedBody> {
  return runStep(deps, 'set_aside', order, async (acting) => {
    const { tx, row, actor, at } = acting;
    const { raw, startup } = row;
    if (raw.review === 'discarded') throw conflict(`${raw.company_name} was discarded already.`);
    let content: string | null = null;
    let changes: readonly number[] = [];
    if (startup) {
      const { row: present } = await lockKnown(tx, startup.row.id, undefined);
      const isSupported = await hasOtherRows(tx, present.id, raw.id);
      if (isSupported && reason !== 'left_aside')
        throw conflict(`Other sources support ${present.company_name}. Merge or delete it instead.`);
      if (isSupported) {
        changes = (await clearAcceptedValues(acting, present.id)).changes;
        await takeOut(tx, raw.id, present.id, at);
      } else {
        if (await hasOtherChanges(tx, present.id, raw.id))
          throw conflict(`People worked on ${present.company_name}. Delete it instead.`);
        content = await removeStartup(tx, actor, raw.id, present.id);
      }
    }
    const decision = await decideRow(tx, raw, { decision: 'discard', reason }, actor, at);
    return {
      words: describeDiscard(raw, reason),
      effects: { decisions: [decision], changes, row: stayingRow(raw) },
      content,
    };
  });
}
