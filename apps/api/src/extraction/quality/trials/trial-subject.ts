import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/open-database';
import { conflict } from '../../../platform/http/errors/errors';
import { BUILT_IN_MODEL } from '@vaglio/article-extractor';
import { readAwards, type ExtractionDeps, type Plan } from '../../runs/extract-article';
import type { LlmSettings } from '../../../platform/config/llm-settings';
import { findPrompt } from '../../prompts/prompt.queries';
import { prompts } from '../../../platform/db/schema/prompts.table';

/** By what a trial reads: a version with a model, or the built-in extractor, which has no version. */
export interface TrialSubject {
  readonly promptId: number | null;
  readonly model: string;
}

/**
 * The subject that a call names.
 * @param prompt_id null for the built-in extractor
 * @param model null for the one that the version would be used with
 * @throws 404; 409 in words where no model is configured, or the model is not allowed
 */
export async function readSubject(
  db: Db | Tx,
  llm: LlmSettings | undefined,
  { prompt_id, model }: { prompt_id: string | null; model?: string | null | undefined },
): Promise<TrialSubject> {
  if (prompt_id === null) return { promptId: null, model: BUILT_IN_MODEL };
  const prompt = await findPrompt(db, prompt_id);
  if (!llm) throw conflict('No model is configured: only the built-in extractor can be tried.');
  return { promptId: prompt.id, model: modelFor(llm, model ?? prompt.model) };
}

/** @throws 409 for a model that is not allowed */
function modelFor({ models }: LlmSettings, wanted: string | null): string {
  const chosen = wanted ?? models[0];
  if (chosen === undefined || !models.includes(chosen))
    throw conflict(`The model ${chosen ?? ''} is not allowed here. Allowed: ${models.join(', ')}.`);
  return chosen;
}

/** How the articles of a subject are read: as a run would, with the present awards. */
export async function planTrial(deps: ExtractionDeps, { promptId, model }: TrialSubject): Promise<Plan> {
  const awards = await readAwards(deps.db);
  if (promptId === null) return { model, prompt: null, awards };
  const [prompt] = await deps.db.select().from(prompts).where(eq(prompts.id, promptId));
  if (!prompt || !deps.model)
    throw conflict('No model is configured: only the built-in extractor can be tried.');
  return { model, prompt: { ...prompt, model }, awards };
}
