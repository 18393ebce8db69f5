import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/open-database';
import { conflict, notFound } from '../../../platform/http/errors/errors';
import { BUILT_IN_MODEL } from '@vaglio/article-extractor';
import { type ExtractionDeps, type Plan, readAwards } from '../../runs/extract-article';
import type { LlmSettings } from '../../../platform/config/llm-settings';
import { findPrompt } from '../../prompts/prompt.queries';
import { prompts } from '../../../platform/db/schema/prompts.table';
import { createHash } from 'node:crypto';
import { type Actor, recordEvent } from '../../../audit/audit-event';
import { goldenArticles } from '../../../platform/db/schema/golden-articles.table';
import { readGoldenContent } from '../golden-set/golden.queries';
import { articles } from '../../../platform/db/schema/articles.table';
import { HAS_TEXT } from '../../../news/fetching/kept-text';
import { trialReadings, trials } from '../../../platform/db/schema/trials.table';
import { readRowId } from '../../../platform/http/validation/row-id';

/** Subject of a trial: a prompt version with a model, or the built-in extractor, which has no prompt version. */
export interface TrialSubject {
  readonly promptId: number | null;
  readonly model: string;
}

/**
 * Returns the trial subject that a request names.
 * @param prompt_id null for the built-in extractor
 * @param model null for the default model of the version
 * @throws Refusal 404; 409 with a message if no model is configured, or the model is not allowed
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

/** Returns the model for a prompt version. @throws Refusal 409 for a model that is not allowed */
function modelFor({ models }: LlmSettings, wanted: string | null): string {
  const chosen = wanted ?? models[0];
  if (chosen === undefined || !models.includes(chosen))
    throw conflict(`The model ${chosen ?? ''} is not allowed here. Allowed: ${models.join(', ')}.`);
  return chosen;
}

/**
 * Returns the extraction plan of a trial subject. It is like the plan of an extraction run, with the current awards.
 */
export async function planTrial(deps: ExtractionDeps, { promptId, model }: TrialSubject): Promise<Plan> {
  const awards = await readAwards(deps.db);
  if (promptId === null) return { model, prompt: null, awards };
  const [prompt] = await deps.db.select().from(prompts).where(eq(prompts.id, promptId));
  const connection = await deps.openModel();
  if (!prompt || !connection)
    throw conflict('No model is configured: only the built-in extractor can be tried.');
  return { model, prompt: { ...prompt, model }, awards, connection };
}

/** Maximum number of running trials. They run one after the other, and each incurs costs. */
const MAX_RUNNING = 10;

type ArticleRef = { article_id: number | null; golden_id: number | null };

/**
 * Starts a comparison of two subjects on selected articles.
 * @param keys keys from listTrialArticles
 * @throws Refusal 404 for a deleted article; 409 if too many trials are running
 */
export async function startComparison(
  db: Db,
  { base, candidate, keys }: { base: TrialSubject; candidate: TrialSubject; keys: readonly string[] },
  actor: Actor,
): Promise<number> {
  return db.transaction(async (tx) => {
    const refs = await readRefs(tx, [...new Set(keys)]);
    const id = await insertTrial(tx, { kind: 'comparison', candidate, base, setHash: null }, actor);
    await tx.insert(trialReadings).values(
      refs.flatMap((ref, position) => [
        { ...ref, trial_id: id, position, side: 'base' as const },
        { ...ref, trial_id: id, position, side: 'candidate' as const },
      ]),
    );
    return id;
  });
}

/**
 * Starts an evaluation of each subject on the current golden set. If one cannot start, none does.
 * @returns their ids, in the order of the subjects
 * @throws Refusal 409 if the golden set is empty, or too many trials are running
 */
export async function startEvaluations(
  db: Db,
  subjects: readonly TrialSubject[],
  actor: Actor,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const golden = await readGoldenContent(tx);
    if (golden.length === 0) throw conflict('The golden set is empty. Add articles to it first.');
    const setHash = hashOfSet(golden);
    const ids = [];
    for (const candidate of subjects) {
      const id = await insertTrial(tx, { kind: 'evaluation', candidate, base: null, setHash }, actor);
      await tx.insert(trialReadings).values(
        golden.map((article, position) => ({
          trial_id: id,
          position,
          side: 'candidate' as const,
          golden_id: article.id,
        })),
      );
      ids.push(id);
    }
    return ids;
  });
}

/** Returns a hash of the texts and values in the golden set. */
export function hashOfSet(
  golden: readonly Pick<typeof goldenArticles.$inferSelect, 'text_hash' | 'startups'>[],
): string {
  const content = golden.map(({ text_hash, startups }) => [text_hash, startups]);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

type NewTrial = {
  kind: 'comparison' | 'evaluation';
  candidate: TrialSubject;
  base: TrialSubject | null;
  setHash: string | null;
};

async function insertTrial(
  tx: Tx,
  { kind, candidate, base, setHash }: NewTrial,
  actor: Actor,
): Promise<number> {
  const [running] = await tx.select({ count: count() }).from(trials).where(eq(trials.state, 'running'));
  if ((running?.count ?? 0) >= MAX_RUNNING)
    throw conflict(`${MAX_RUNNING} trials are running. Stop one, or wait for it.`);
  const values = {
    kind,
    prompt_id: candidate.promptId,
    model: candidate.model,
    base_prompt_id: base?.promptId ?? null,
    base_model: base?.model ?? null,
  };
  const [row] = await tx
    .insert(trials)
    .values({ ...values, set_hash: setHash, started_by: actor.userId })
    .returning({ id: trials.id });
  if (!row) throw new Error('no trial was stored');
  await recordEvent(tx, actor, {
    action: kind === 'comparison' ? 'prompt_compared' : 'prompt_evaluated',
    target: { type: 'trial', id: String(row.id) },
    after: values,
  });
  return row.id;
}

async function readRefs(tx: Tx, keys: readonly string[]): Promise<ArticleRef[]> {
  const idsOf = (letter: 'a' | 'g') =>
    keys.flatMap((key) => (key.startsWith(letter) ? [Number(key.slice(1))] : []));
  const [ofArticles, ofGolden] = [idsOf('a'), idsOf('g')];
  const known = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(and(inArray(articles.id, ofArticles), HAS_TEXT));
  const golden = await tx
    .select({ id: goldenArticles.id })
    .from(goldenArticles)
    .where(and(inArray(goldenArticles.id, ofGolden), isNull(goldenArticles.removed_at)));
  if (known.length + golden.length < keys.length)
    throw notFound('One of the chosen articles is gone, or its text was removed.');
  return keys.map((key) => {
    const id = Number(key.slice(1));
    return key.startsWith('a') ? { article_id: id, golden_id: null } : { article_id: null, golden_id: id };
  });
}

export type TrialRow = typeof trials.$inferSelect;

/** Stops a trial. The current article is finished, and results remain. @throws Refusal 404 */
export async function stopTrial(db: Db, id: string, actor: Actor): Promise<number> {
  return db.transaction(async (tx) => {
    const trial = await lockTrial(tx, id);
    if (trial.state !== 'running') return trial.id;
    await tx
      .update(trials)
      .set({ state: 'stopped', reason: 'Stopped by hand.', ended_at: sql`now()`, updated_at: sql`now()` })
      .where(eq(trials.id, trial.id));
    await recordEvent(tx, actor, {
      action: 'trial_stopped',
      target: { type: 'trial', id: String(trial.id) },
    });
    return trial.id;
  });
}

/**
 * Resumes a trial with its failed and remaining articles.
 * @throws Refusal 404; 409 if no such articles exist, or the trial is running
 */
export async function resumeTrial(db: Db, id: string, actor: Actor): Promise<number> {
  return db.transaction(async (tx) => {
    const trial = await lockTrial(tx, id);
    if (trial.state === 'running') throw conflict('This trial is running.');
    await tx
      .update(trialReadings)
      .set({ state: 'waiting', error: null })
      .where(and(eq(trialReadings.trial_id, trial.id), eq(trialReadings.state, 'failed')));
    const isWaiting = and(eq(trialReadings.trial_id, trial.id), eq(trialReadings.state, 'waiting'));
    if ((await tx.$count(trialReadings, isWaiting)) === 0)
      throw conflict('Every article of this trial has been read.');
    await tx
      .update(trials)
      .set({
        state: 'running',
        reason: null,
        ended_at: null,
        attempts: 0,
        due_at: sql`now()`,
        updated_at: sql`now()`,
      })
      .where(eq(trials.id, trial.id));
    await recordEvent(tx, actor, {
      action: 'trial_resumed',
      target: { type: 'trial', id: String(trial.id) },
    });
    return trial.id;
  });
}

async function lockTrial(tx: Tx, id: string): Promise<TrialRow> {
  const [row] = await tx
    .select()
    .from(trials)
    .where(eq(trials.id, readRowId(id, 'Trial not found')))
    .for('update');
  if (!row) throw notFound('Trial not found');
  return row;
}
