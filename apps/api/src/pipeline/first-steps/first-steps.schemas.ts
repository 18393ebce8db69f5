import { Type, type Static } from '@sinclair/typebox';
import { closed, oneOf, ref } from '../../platform/http/validation/schema-parts';

export const STEPS = [
  'password',
  'brand',
  'list',
  'sources',
  'model',
  'prompt',
  'weights',
  'people',
] as const;

const Step = closed(
  {
    key: oneOf(STEPS),
    state: oneOf(['open', 'done', 'skipped']),
    done_at: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'When, where it is the own password',
    }),
  },
  { $id: 'FirstStep' },
);

const FirstSteps = closed(
  {
    steps: Type.Array(ref(Step), { description: 'In their order' }),
    is_hidden: Type.Boolean({ description: 'The caller hid them for now' }),
    is_logo_dropped: Type.Boolean({ description: 'The logo was an SVG, which is not shown any more' }),
    has_sample_source: Type.Boolean(),
    own_sources: Type.Integer({ description: 'Beside the bundled sample' }),
    model: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Of the language model that reads; null: the built-in extractor',
    }),
    prompt_version: Type.Integer({ description: 'The active one; 0 without any' }),
    parameters: Type.Integer({ description: 'Awards with a weight other than 0' }),
    threshold: Type.Number(),
    other_people: Type.Integer({ description: 'Accounts beside the own one' }),
  },
  { $id: 'FirstSteps' },
);
export type FirstStepsBody = Static<typeof FirstSteps>;

const tags = ['first-steps'];

export const readFirstStepsSchema = {
  operationId: 'readFirstSteps',
  tags,
  summary: 'What a new installation still needs, as the data show it',
  response: { 200: ref(FirstSteps) },
};
export const hideFirstStepsSchema = {
  operationId: 'hideFirstSteps',
  tags,
  summary: 'Hide the first steps from the caller for a week',
  body: Type.Optional(closed({})),
  response: { 200: ref(FirstSteps) },
};
export const skipFirstStepSchema = {
  operationId: 'skipFirstStep',
  tags,
  summary: 'Leave an optional step out, for everybody',
  body: closed({ step: oneOf(['list', 'model']) }),
  response: { 200: ref(FirstSteps) },
};
