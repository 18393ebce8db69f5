import type { Tx } from '../../../platform/db/open-database';
import { conflict } from '../../../platform/http/errors/errors';
import { readVerdict } from './gate';
import type { LlmSettings } from '../../../platform/config/llm-settings';
import type { Actor } from '../../../audit/audit-event';
import { promptActivations } from '../../../platform/db/schema/prompt-activations.table';

/** Minimum length of a reason, so that it is meaningful. */
const MIN_REASON_LENGTH = 10;

type Wish = {
  reason?: string | null | undefined;
  /** True if a version that does not meet the gate needs a reason. The request in the specification has no reason. */
  needsReason: boolean;
  llm: LlmSettings | undefined;
};

/**
 * Returns the recorded grounds of an activation: the newest evaluation of the version, and the reason.
 * @throws Refusal 409 with a message if the gate is not met and the reason is missing or shorter than 10 characters
 */
export async function groundsFor(
  tx: Tx,
  promptId: number,
  { reason, needsReason, llm }: Wish,
): Promise<Grounds> {
  const { is_met, conditions, evaluation } = await readVerdict(tx, llm, String(promptId));
  const text = reason?.trim() || null;
  if (needsReason && !is_met && (text === null || Array.from(text).length < MIN_REASON_LENGTH)) {
    const unmet = conditions.filter((condition) => !condition.is_met).map((condition) => condition.text);
    throw conflict(`A reason of ${MIN_REASON_LENGTH} characters or more is required. ${unmet.join(' ')}`);
  }
  const f1Of = (wanted: string) =>
    evaluation?.figures.fields.find(({ field }) => field === wanted)?.f1 ?? null;
  return {
    evaluationId: evaluation ? Number(evaluation.trial.id) : null,
    isMet: is_met,
    companyF1: f1Of('company_name'),
    awardsF1: f1Of('awards'),
    reason: text,
  };
}

/** Grounds of an activation. Missing grounds are null or false. */
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

/** Records the activation of a prompt version, in the transaction that changes it. */
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
