import { Type } from '@sinclair/typebox';
import { closed, ref } from '../contract/schema-parts';

export const ScoreConfig = closed(
  {
    threshold: Type.Number({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
    top_percent: Type.Number({ minimum: 0, maximum: 1, description: 'Fraction: 0.20 is 20 %' }),
  },
  { $id: 'ScoreConfig' },
);

const tags = ['score'];
export const readScoreConfigSchema = {
  operationId: 'readScoreConfig',
  tags,
  summary: 'Threshold and top percent',
  response: { 200: ref(ScoreConfig) },
};
export const saveScoreConfigSchema = {
  operationId: 'saveScoreConfig',
  tags,
  summary: 'Set threshold and top percent',
  body: ref(ScoreConfig),
  response: { 200: ref(ScoreConfig) },
};
