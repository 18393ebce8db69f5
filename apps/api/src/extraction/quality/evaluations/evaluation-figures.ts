import { type ArticleScore, figuresOf, scoreArticle, SCORED_FIELDS } from '@vaglio/article-extractor';
import { type trialReadings } from '../../../platform/db/schema/trials.table';
import type { EvaluationFiguresBody } from './evaluation.schemas';

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
export function figuresOfReadings(readings: readonly Read[]): EvaluationFiguresBody {
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
