import { type ArticleScore, SCORED_FIELDS, figuresOf, scoreArticle } from '@vaglio/article-extractor';
import { trialReadings, trials } from '../../../platform/db/schema/trials.table';
import type { EvaluationBody, EvaluationFiguresBody, GateVerdictBody } from './evaluation.schemas';
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/open-database';
import { readGate } from '../activations/gate';
import { readGoldenContent } from '../golden-set/golden.queries';
import type { LlmSettings } from '../../../platform/config/llm-settings';
import { findActive, findPrompt } from '../../prompts/prompt.queries';
import { type TrialRow, type TrialSubject, hashOfSet, readSubject } from './change-trial';
import { findTrial, readTrial } from './trial.queries';
import { type BaseFigures, judgeGate } from '../activations/judge-gate';

type Read = Pick<
  typeof trialReadings.$inferSelect,
  | 'state'
  | 'score'
  | 'quotes'
  | 'quotes_found'
  | 'duration_ms'
  | 'prompt_tokens'
  | 'completion_tokens'
  | 'cost'
>;

/**
 * The figures of an evaluation. An article that could not be read counts as one in which nothing was found, also where
 * nothing is right.
 * @param readings those that were read or failed, with the score of their article
 */
function figuresOfReadings(readings: readonly Read[]): EvaluationFiguresBody {
  const scores = readings.map(
    ({ score, state }) => (state === 'failed' ? withoutEmpty(score) : score) ?? NOTHING,
  );
  const { fields } = figuresOf(scores);
  const sum = (pick: (reading: Read) => number) => readings.reduce((total, each) => total + pick(each), 0);
  const shareOf = (part: 'right' | 'of') => scores.reduce((total, { empty }) => total + empty[part], 0);
  const articles = readings.length;
  return {
    articles,
    fields: SCORED_FIELDS.map((field) => {
      const {
        right = 0,
        wrong = 0,
        missed = 0,
        precision = null,
        recall = null,
        f1 = null,
      } = fields[field] ?? {};
      return { field, right, wrong, missed, precision, recall, f1 };
    }),
    empty_right: shareOf('right'),
    empty_articles: shareOf('of'),
    quotes: sum(({ quotes }) => quotes),
    quotes_found: sum(({ quotes_found }) => quotes_found),
    failures: readings.filter(({ state }) => state === 'failed').length,
    seconds_per_article:
      articles === 0 ? 0 : Math.round(sum(({ duration_ms }) => duration_ms) / articles) / 1000,
    tokens: sum(({ prompt_tokens, completion_tokens }) => prompt_tokens + completion_tokens),
    cost: sum(({ cost }) => cost),
  };
}

const NOTHING: ArticleScore = scoreArticle({ id: '', url: '', title: '', text: '', gold: [] }, []);

const withoutEmpty = (score: ArticleScore | null): ArticleScore | null =>
  score && { ...score, empty: { ...score.empty, right: 0 } };

const MOST = 5;

/** What figures are made of; what was found is not, and is by far the largest column. */
const FIGURE_COLUMNS = {
  state: trialReadings.state,
  score: trialReadings.score,
  quotes: trialReadings.quotes,
  quotes_found: trialReadings.quotes_found,
  duration_ms: trialReadings.duration_ms,
  prompt_tokens: trialReadings.prompt_tokens,
  completion_tokens: trialReadings.completion_tokens,
  cost: trialReadings.cost,
};

/** Evaluations of one subject, the newest first, and the newest finished one however many stopped since. */
export async function listEvaluations(
  db: Db | Tx,
  subject: TrialSubject,
): Promise<{ items: EvaluationBody[]; total: number }> {
  const newest = await db.select().from(trials).where(isOf(subject)).orderBy(desc(trials.id)).limit(MOST);
  const finished = await findFinished(db, subject);
  const isListed = newest.some(({ id }) => id === finished?.id);
  const rows = finished && !isListed ? [...newest, finished] : newest;
  const current = await readSetHash(db);
  const items = [];
  for (const row of rows) items.push(await toEvaluation(db, row, current));
  return { items, total: await db.$count(trials, isOf(subject)) };
}

/** Evaluations by their ids, in that order. @throws 404 */
export async function readEvaluations(db: Db, ids: readonly number[]): Promise<EvaluationBody[]> {
  const current = await readSetHash(db);
  const items = [];
  for (const id of ids) items.push(await toEvaluation(db, await findTrial(db, id), current));
  return items;
}

const isOf = ({ promptId, model }: TrialSubject) =>
  and(
    eq(trials.kind, 'evaluation'),
    promptId === null ? isNull(trials.prompt_id) : eq(trials.prompt_id, promptId),
    eq(trials.model, model),
  );

/** The newest finished evaluation of a subject; undefined where there is none. */
async function findFinished(db: Db | Tx, subject: TrialSubject) {
  const [row] = await db
    .select()
    .from(trials)
    .where(and(isOf(subject), eq(trials.state, 'finished')))
    .orderBy(desc(trials.id))
    .limit(1);
  return row;
}

const readSetHash = async (db: Db | Tx) => hashOfSet(await readGoldenContent(db));

/** @param current names the golden set as it is now */
async function toEvaluation(
  db: Db | Tx,
  { id, set_hash }: TrialRow,
  current: string,
): Promise<EvaluationBody> {
  return {
    trial: await readTrial(db, id),
    is_current: set_hash === current,
    figures: await readFigures(db, id),
  };
}

async function readFigures(db: Db | Tx, trialId: number) {
  const readings = await db
    .select(FIGURE_COLUMNS)
    .from(trialReadings)
    .where(and(eq(trialReadings.trial_id, trialId), ne(trialReadings.state, 'waiting')));
  return figuresOfReadings(readings);
}

/** Whether a version meets the gate with the model that it would be used with. @throws 404 */
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

/** Without a model there is no evaluation that counts: versions are not read with it. */
async function usable(
  db: Db | Tx,
  llm: LlmSettings | undefined,
  { prompt_id, setHash }: { prompt_id: string; setHash: string },
) {
  if (!llm) return undefined;
  const subject = await readSubject(db, llm, { prompt_id }).catch(() => null);
  const row = subject ? await findFinished(db, subject) : undefined;
  return row ? toEvaluation(db, row, setHash) : undefined;
}
