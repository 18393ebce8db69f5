import {
  type ArticleScore,
  SCORED_FIELDS,
  type ScoredField,
  figuresOf,
  scoreArticle,
} from '@vaglio/article-extractor';
import { goldenArticles } from '../../../platform/db/schema/golden-articles.table';
import { trialReadings, trials } from '../../../platform/db/schema/trials.table';
import type { EvaluationBody, EvaluationFiguresBody, WrongValueBody } from './evaluation.schemas';
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { notFound } from '../../../platform/http/errors/errors';
import type { Db, Tx } from '../../../platform/db/open-database';
import { readGoldenContent } from '../golden-set/golden.queries';
import { type TrialRow, type TrialSubject, hashOfSet } from './change-trial';
import { wrongValues } from './compared-startups';
import { findTrial, readTrial } from './trial.queries';

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
 * Computes the figures of an evaluation. A failed article counts as an article without findings.
 * @param readings finished or failed readings, each with the score of its article
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

/** Columns for the figures of an evaluation. The findings, by far the largest column, are excluded. */
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

/**
 * Returns the newest evaluations of a subject. The newest finished one is always included, even if many were stopped
 * since.
 */
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

/** Returns evaluations with the given ids, in the given order. @throws Refusal 404 */
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

async function findFinished(db: Db | Tx, subject: TrialSubject) {
  const [row] = await db
    .select()
    .from(trials)
    .where(and(isOf(subject), eq(trials.state, 'finished')))
    .orderBy(desc(trials.id))
    .limit(1);
  return row;
}

/** Returns the newest finished evaluation of a subject, or undefined. @param setHash hash of the current golden set */
export async function readFinished(
  db: Db | Tx,
  subject: TrialSubject,
  setHash: string,
): Promise<EvaluationBody | undefined> {
  const row = await findFinished(db, subject);
  return row && toEvaluation(db, row, setHash);
}

/** Returns the hash of the current golden set. */
export const readSetHash = async (db: Db | Tx) => hashOfSet(await readGoldenContent(db));

/** Builds the response for an evaluation. @param current hash of the current golden set */
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

/** Returns the values of a field that an evaluation found but the golden set does not have. @throws Refusal 404 */
export async function listWrongValues(
  db: Db,
  id: string,
  field: ScoredField,
): Promise<{ items: WrongValueBody[]; total: number }> {
  const trial = await findTrial(db, id);
  if (trial.kind !== 'evaluation') throw notFound('Trial not found');
  const rows = await db
    .select({
      found: trialReadings.found,
      title: goldenArticles.title,
      url: goldenArticles.url,
      startups: goldenArticles.startups,
    })
    .from(trialReadings)
    .innerJoin(goldenArticles, eq(goldenArticles.id, trialReadings.golden_id))
    .where(and(eq(trialReadings.trial_id, trial.id), eq(trialReadings.state, 'read')))
    .orderBy(trialReadings.position);
  const items = rows.flatMap(({ found, startups, title, url }) =>
    wrongValues(found, startups, field).map((wrong) => ({ title, url, ...wrong })),
  );
  return { items, total: items.length };
}
