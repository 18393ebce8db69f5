import { Type, type Static } from '@sinclair/typebox';
import { closed, ref, seenVersion, version } from '../../platform/http/validation/schema-parts';

const settings = {
  threshold: Type.Number({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
  top_percent: Type.Number({ minimum: 0, maximum: 1, description: 'Fraction: 0.20 is 20 %' }),
};

/** Score settings in a response. */
export const ScoreConfig = closed({ ...settings, version }, { $id: 'ScoreConfig' });
export type ScoreConfigBody = Static<typeof ScoreConfig>;

/** Score settings in a request. */
const ScoreSettings = closed(settings, { $id: 'ScoreSettings' });

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
  headers: seenVersion,
  body: ref(ScoreSettings),
  response: { 200: ref(ScoreConfig) },
};
