import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  nullableInteger,
  nullableNumber,
  nullableString,
  ref,
} from '../../platform/http/validation/schema-parts';
import { MAX_NAME_LENGTH } from '../../platform/http/validation/text-limits';

const MAX_TOKENS = Number.MAX_SAFE_INTEGER;

const ModelConnection = closed(
  {
    address: Type.String({ description: 'Of the model server, without its query' }),
    has_key: Type.Boolean(),
    models: Type.Array(Type.String(), { description: 'Which models are allowed; the first is the default' }),
    timeout_seconds: Type.Integer({ description: 'Longest time of one call' }),
    price_in: Type.Number({ description: 'Of a million tokens read' }),
    price_out: Type.Number({ description: 'Of a million tokens written' }),
    tokens_today: Type.Integer({ description: 'Since midnight UTC' }),
    daily_tokens: Type.Integer(),
    cost_today: Type.Number(),
    daily_cost: nullableNumber(),
  },
  { $id: 'ModelConnection' },
);

const OfferedModel = closed(
  {
    name: Type.String(),
    is_allowed: Type.Boolean({ description: 'May be used here' }),
    is_offered: Type.Boolean({ description: 'Listed by the server' }),
  },
  { $id: 'OfferedModel' },
);

const OfferedModels = closed(
  {
    items: Type.Array(ref(OfferedModel), { description: 'The allowed ones first' }),
    error: Type.Unsafe<string | null>({
      ...nullableString(1_000),
      description: 'Why the server did not list its models',
    }),
  },
  { $id: 'OfferedModels' },
);
export type OfferedModelsBody = Static<typeof OfferedModels>;

const ConnectionStep = closed(
  {
    name: Type.String({ description: 'What was tried' }),
    ok: Type.Boolean(),
    text: Type.String({ description: 'What came of it, in words' }),
    duration_ms: nullableInteger(0, MAX_TOKENS),
  },
  { $id: 'ConnectionStep' },
);

export const ConnectionTest = closed(
  {
    ok: Type.Boolean(),
    model: Type.String(),
    steps: Type.Array(ref(ConnectionStep)),
    duration_ms: Type.Integer({ description: 'Of the answer of the model' }),
    tokens: Type.Integer(),
    cost: Type.Number(),
  },
  { $id: 'ConnectionTest' },
);
export type ConnectionTestBody = Static<typeof ConnectionTest>;

const tags = ['models'];

export const readModelConnectionSchema = {
  operationId: 'readModelConnection',
  tags,
  refuses: [404],
  summary: 'The language model of the settings, and what it has cost today; 404 without one',
  response: { 200: ref(ModelConnection) },
};
export const listOfferedModelsSchema = {
  operationId: 'listOfferedModels',
  tags,
  refuses: [404],
  summary: 'The models that the server offers beside those that are allowed',
  response: { 200: ref(OfferedModels) },
};
export const testModelConnectionSchema = {
  operationId: 'testModelConnection',
  tags,
  refuses: [404, 409, 429],
  summary: 'Ask a model about a made-up article, as a run does; it counts against the budget',
  body: closed({
    model: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: MAX_NAME_LENGTH,
        description: 'An allowed one; without it the first',
      }),
    ),
  }),
  response: { 200: ref(ConnectionTest) },
};
