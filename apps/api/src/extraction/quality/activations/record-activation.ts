import type { Actor } from '../../../audit/audit-event';
import type { Tx } from '../../../platform/db/open-database';
import { promptActivations } from '../../../platform/db/schema/prompt-activations.table';

/** On what an activation is based; each null or false where there is none. */
export interface Grounds {
  readonly evaluationId: number | null;
  readonly isMet: boolean;
  readonly companyF1: number | null;
  readonly awardsF1: number | null;
  readonly reason: string | null;
}

export const WITHOUT_EVALUATION: Grounds = {
  evaluationId: null,
  isMet: false,
  companyF1: null,
  awardsF1: null,
  reason: null,
};

/** Adds an activation to the record, in the transaction of the change. */
export async function recordActivation(
  tx: Tx,
  { id, name }: { id: number; name: string },
  grounds: Grounds,
  actor: Actor,
): Promise<void> {
  await tx.insert(promptActivations).values({
    name,
    prompt_id: id,
    evaluation_id: grounds.evaluationId,
    is_met: grounds.isMet,
    company_f1: grounds.companyF1,
    awards_f1: grounds.awardsF1,
    reason: grounds.reason,
    activated_by: actor.userId,
  });
}
