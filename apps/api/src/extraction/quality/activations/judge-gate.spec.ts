import { SCORED_FIELDS, type ScoredField } from '@vaglio/article-extractor';
import type { EvaluationFiguresBody } from '../trials/evaluation.schemas';
import { judgeGate } from './judge-gate';

const GATE = {
  company_name: 0.9,
  canton: 0.95,
  founding_year: 0.95,
  raised_money: 0.95,
  awards: 0.95,
  max_f1_loss: 0.02,
  min_articles: 20,
};

type Field = EvaluationFiguresBody['fields'][number];

function figures(
  fields: Partial<Record<ScoredField, Partial<Field>>> = {},
  articles = 20,
): EvaluationFiguresBody {
  return {
    articles,
    fields: SCORED_FIELDS.map((field) => ({
      field,
      right: 20,
      wrong: 0,
      missed: 0,
      precision: 1,
      recall: 1,
      f1: 1,
      ...fields[field],
    })),
    empty_right: 0,
    empty_articles: 0,
    quotes: 0,
    quotes_found: 0,
    failures: 0,
    seconds_per_article: 1,
    tokens: 0,
    cost: 0,
  };
}
const judged = (...call: Parameters<typeof judgeGate>) =>
  judgeGate(...call).map(({ is_met, text }) => `${is_met ? '+' : '-'} ${text}`);
const measured = (of: EvaluationFiguresBody) => ({ kind: 'measured' as const, figures: of });

test('a version without an evaluation fails only that condition of the activation check', () => {
  expect(judged(null, { kind: 'same' }, GATE)).toEqual([
    '- This version has not been evaluated with its model.',
  ]);
});

test('fields with sufficient precision share a line, and each other field has its own line', () => {
  const candidate = figures({ awards: { precision: 0.93, right: 53, wrong: 4, f1: 0.9 } });
  expect(judged(candidate, measured(figures({ awards: { f1: 0.85 } })), GATE)).toEqual([
    '+ Company, canton, founded and money reach their floors',
    '- Awards: precision 0.93, floor 0.95. 4 of 57 values are not in the golden set.',
    '+ No field loses more than 0.02 in F1',
  ]);
});

test.each([
  [0.95, true],
  [0.9499, false],
  [0.9501, true],
])('a precision of %f reaches a minimum of 0.95: %s', (precision, isReached) => {
  const conditions = judgeGate(figures({ canton: { precision } }), { kind: 'same' }, GATE);
  expect(conditions.every(({ is_met }) => is_met)).toBe(isReached);
});

test.each([
  [0.98, true],
  [0.9799, false],
  [0.9801, true],
])('a drop of F1 from 1 to %f is within the allowed loss of 0.02: %s', (f1, isMet) => {
  const conditions = judgeGate(figures({ sector: { f1 } }), measured(figures()), GATE);
  expect(conditions.find(({ key }) => key === 'loss')?.is_met).toBe(isMet);
});

test('a field without any value is below its minimum precision, unless the golden set has no value either', () => {
  const nothing = { precision: null, right: 0, f1: null, recall: 0 };
  expect(judged(figures({ awards: { ...nothing, missed: 3 } }), { kind: 'same' }, GATE)).toContain(
    '- Awards: no value read, 3 in the golden set.',
  );
  expect(judged(figures({ awards: { ...nothing, missed: 0 } }), { kind: 'same' }, GATE)).toEqual([
    '+ Company, canton, founded, money and awards reach their floors',
  ]);
});

test.each([
  [19, false],
  [20, true],
])('%i articles are sufficient for an activation check that requires 20: %s', (articles, isEnough) => {
  const conditions = judgeGate(figures({}, articles), { kind: 'same' }, GATE);
  expect(conditions.every(({ is_met }) => is_met)).toBe(isEnough);
});

test('a field that the candidate version no longer extracts loses its complete F1', () => {
  expect(judged(figures({ founders: { f1: null } }), measured(figures()), GATE)).toContain(
    '- More than 0.02 of F1 lost: founders 1.00.',
  );
});
