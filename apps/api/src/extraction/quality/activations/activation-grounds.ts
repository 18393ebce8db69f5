import type { Tx } from '../../../platform/db/open-database';
import { conflict } from '../../../platform/http/errors/errors';
import { readVerdict } from '../trials/evaluation.queries';
import type { LlmSettings } from '../../../platform/config/llm-settings';
import type { Grounds } from './record-activation';

/** Shorter ones explain nothing. */
const MIN_REASON_LENGTH = 10;

type Wish = {
  reason?: string | null | undefined;
  /** Whether a version below the gate needs a reason: the call of the specification has none. */
  needsReason: boolean;
  llm: LlmSettings | undefined;
};

/**
 * What an activation is recorded with: the newest evaluation of the version, and the reason.
 * @throws 409 in words when the gate is not met and the reason is missing or shorter than 10 characters
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
