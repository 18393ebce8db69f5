import { Type, type Static } from '@sinclair/typebox';
import { listBody, closed, idParams, oneOf, ref } from '../../../platform/http/validation/schema-parts';
import { SCORED_FIELDS } from '@vaglio/article-extractor';
import { Trial, TrialSubject } from './trial.schemas';

const share = Type.Union([Type.Number(), Type.Null()], {
  description: 'Null where nothing was expected or answered',
});

const FieldFigures = closed(
  {
    field: oneOf(SCORED_FIELDS),
    right: Type.Integer(),
    wrong: Type.Integer(),
    missed: Type.Integer(),
    precision: share,
    recall: share,
    f1: share,
  },
  { $id: 'EvaluatedField' },
);

const EvaluationFigures = closed(
  {
    articles: Type.Integer(),
    fields: Type.Array(ref(FieldFigures)),
    empty_right: Type.Integer({ description: 'Articles without a startup that gave none' }),
    empty_articles: Type.Integer(),
    quotes: Type.Integer(),
    quotes_found: Type.Integer({ description: 'In the text, about the company' }),
    failures: Type.Integer(),
    seconds_per_article: Type.Number(),
    tokens: Type.Integer(),
    cost: Type.Number(),
  },
  { $id: 'EvaluationFigures' },
);
export type EvaluationFiguresBody = Static<typeof EvaluationFigures>;

const Evaluation = closed(
  {
    trial: ref(Trial),
    is_current: Type.Boolean({
      description: 'True if the golden set is still the one that was measured with',
    }),
    figures: ref(EvaluationFigures),
  },
  { $id: 'Evaluation' },
);
export type EvaluationBody = Static<typeof Evaluation>;

const EvaluationList = listBody(Evaluation, 'EvaluationList');

const WrongValue = closed(
  {
    title: Type.String(),
    url: Type.String(),
    company: Type.String(),
    value: Type.String(),
    golden: Type.Union([Type.String(), Type.Null()]),
  },
  { $id: 'WrongValue' },
);
export type WrongValueBody = Static<typeof WrongValue>;
const WrongValues = listBody(WrongValue, 'WrongValues');

/** Request body of startEvaluation. */
const EvaluationOrder = closed(
  { subjects: Type.Array(ref(TrialSubject), { minItems: 1, maxItems: 2 }) },
  { $id: 'EvaluationOrder' },
);

const tags = ['prompt-lab'];
const subject = {
  prompt_id: Type.Optional(Type.String({ maxLength: 64, description: 'Absent for the built-in extractor' })),
  model: Type.Optional(Type.String({ maxLength: 200, description: 'Absent for the one of the version' })),
};

export const listEvaluationsSchema = {
  operationId: 'listEvaluations',
  tags,
  refuses: [404, 409],
  summary: 'Evaluations of a version with a model: the newest five, and the newest finished one',
  querystring: closed(subject),
  response: { 200: ref(EvaluationList) },
};
export const startEvaluationSchema = {
  operationId: 'startEvaluation',
  tags,
  refuses: [404, 409],
  summary: 'Measure versions on the golden set',
  body: ref(EvaluationOrder),
  response: { 201: ref(EvaluationList) },
};
export const listWrongValuesSchema = {
  operationId: 'listWrongValues',
  tags,
  refuses: [404],
  summary: 'Values of an evaluation that the golden set does not have',
  params: idParams,
  querystring: closed({
    field: Type.Optional(oneOf(SCORED_FIELDS, { description: 'company_name when absent' })),
  }),
  response: { 200: ref(WrongValues) },
};
