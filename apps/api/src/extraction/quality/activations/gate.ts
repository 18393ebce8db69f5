import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../../../audit/audit-event';
import { checkDecimals } from '../../../platform/http/validation/check-decimals';
import type { Db, Tx } from '../../../platform/db/open-database';
import { refuseStale } from '../../../audit/row-versions/refuse-stale';
import type { LlmSettings } from '../../../platform/config/llm-settings';
import { findActive, findPrompt } from '../../prompts/prompt.queries';
import { readSubject } from '../trials/change-trial';
import { readFinished, readSetHash } from '../trials/evaluation.queries';
import type { EvaluationBody } from '../trials/evaluation.schemas';
import { type BaseFigures, judgeGate } from './judge-gate';
import { activationGate } from '../../../platform/db/schema/activation-gate.table';
import type { ActivationGateBody, GateSettings, GateVerdictBody } from './activation.schemas';

/** Audit actions of the gate. The gate is one row, so every event with these actions concerns it. */
const EDITS = { actions: ['activation_gate_saved'], isOfRow: () => true } as const;

const COLUMNS = {
  company_name: activationGate.company_name,
  canton: activationGate.canton,
  founding_year: activationGate.founding_year,
  raised_money: activationGate.raised_money,
  awards: activationGate.awards,
  max_f1_loss: activationGate.max_f1_loss,
  min_articles: activationGate.min_articles,
  version: activationGate.version,
};

/** Returns the gate with its version. The first call in an installation stores the defaults. */
export async function readGate(db: Db | Tx): Promise<ActivationGateBody> {
  const [row] = await db.select(COLUMNS).from(activationGate);
  if (row) return row;
  await db.insert(activationGate).values({}).onConflictDoNothing();
  const [created] = await db.select(COLUMNS).from(activationGate);
  if (!created) throw new Error('activation_gate has no row');
  return created;
}

/**
 * Saves the minimum precisions and the largest loss of the gate. Equal settings have no effect.
 * @param ifMatch If-Match header, if the caller sent it
 * @throws Refusal 400 for more decimals than are stored; 412 when the caller saw another version
 */
export async function saveGate(
  db: Db,
  settings: GateSettings,
  ifMatch: string | undefined,
  actor: Actor,
): Promise<ActivationGateBody> {
  for (const [name, value] of Object.entries(settings)) checkDecimals(name, value);
  return db.transaction(async (tx) => {
    await readGate(tx);
    await tx.execute(sql`select from ${activationGate} for update`);
    const current = await readGate(tx);
    const { version, ...before } = current;
    await refuseStale(tx, { ifMatch, version, current: () => current, edits: EDITS });
    if (isDeepStrictEqual(before, { ...settings })) return current;
    await tx.update(activationGate).set({ ...settings, updated_at: sql`now()` });
    await recordEvent(tx, actor, {
      action: 'activation_gate_saved',
      target: { type: 'activation_gate', id: '1' },
      before,
      after: settings,
    });
    return readGate(tx);
  });
}

/** Checks a prompt version against the gate, with the model that would use it. @throws Refusal 404 */
export async function readVerdict(
  db: Db | Tx,
  llm: LlmSettings | undefined,
  promptId: string,
): Promise<GateVerdictBody & { evaluation: EvaluationBody | null }> {
  const prompt = await findPrompt(db, promptId);
  const gate = await readGate(db);
  const setHash = await readSetHash(db);
  const evaluation = (await usable(db, llm, { prompt_id: String(prompt.id), setHash })) ?? null;
  const active = await findActive(db, prompt.name);
  const base = await baseFigures(db, llm, { evaluation, activeId: active?.id, promptId: prompt.id, setHash });
  const conditions = judgeGate(evaluation?.figures ?? null, base, gate);
  return {
    is_met: conditions.every(({ is_met }) => is_met),
    evaluation_id: evaluation?.trial.id ?? null,
    conditions,
    evaluation,
  };
}

async function baseFigures(
  db: Db | Tx,
  llm: LlmSettings | undefined,
  {
    evaluation,
    activeId,
    promptId,
    setHash,
  }: {
    evaluation: EvaluationBody | null;
    activeId: number | undefined;
    promptId: number;
    setHash: string;
  },
): Promise<BaseFigures> {
  if (activeId === undefined || activeId === promptId || evaluation === null) return { kind: 'same' };
  const of = await usable(db, llm, { prompt_id: String(activeId), setHash });
  if (!of)
    return { kind: 'unknown', why: 'The active version has not been evaluated: what is lost is not known.' };
  if (!of.is_current || !evaluation.is_current)
    return { kind: 'unknown', why: 'The golden set has changed since: evaluate both versions again.' };
  return { kind: 'measured', figures: of.figures };
}

/**
 * Returns the newest evaluation that the gate may use. Without a language model there is none, because no prompt is
 * used.
 */
async function usable(
  db: Db | Tx,
  llm: LlmSettings | undefined,
  { prompt_id, setHash }: { prompt_id: string; setHash: string },
) {
  if (!llm) return undefined;
  const subject = await readSubject(db, llm, { prompt_id }).catch(() => null);
  return subject ? readFinished(db, subject, setHash) : undefined;
}
