import type { ConnectionTest, ModelConnection, OfferedModels } from '@vaglio/contract';

/** Returns the connection to a remote model with prices and a budget. */
export function aConnection(overrides: Partial<ModelConnection> = {}): ModelConnection {
  return {
    address: 'https://llm.example/v1',
    has_key: true,
    models: ['small', 'large'],
    timeout_seconds: 180,
    price_in: 0.15,
    price_out: 0.6,
    tokens_today: 12_480,
    daily_tokens: 2_000_000,
    cost_today: 0.0042,
    daily_cost: 5,
    ...overrides,
  };
}

export const OFFERED: OfferedModels = {
  items: [
    { name: 'small', is_allowed: true, is_offered: true },
    { name: 'large', is_allowed: true, is_offered: false },
    { name: 'huge', is_allowed: false, is_offered: true },
  ],
  error: null,
};

/** Report of a successful test. The model does not support one of the response formats. */
export const ANSWERS: ConnectionTest = {
  ok: true,
  model: 'small',
  duration_ms: 1_840,
  tokens: 420,
  cost: 0.0003,
  steps: [
    { name: 'List of models', ok: true, text: '2 models, small is one of them.', duration_ms: 120 },
    {
      name: 'Form of the request',
      ok: true,
      text: 'Refused, and asked in another form since: The model server answered 400. It says: max_tokens is not supported.',
      duration_ms: null,
    },
    {
      name: 'Answer to a made-up article',
      ok: true,
      text: 'Quellwerk AG was found, in the form asked for.',
      duration_ms: 1_840,
    },
  ],
};

/** Report of a test in which the API key was rejected. */
export const REFUSED: ConnectionTest = {
  ok: false,
  model: 'large',
  duration_ms: 210,
  tokens: 0,
  cost: 0,
  steps: [
    { name: 'List of models', ok: false, text: 'The model server refuses the key. (401)', duration_ms: 90 },
    {
      name: 'Answer to a made-up article',
      ok: false,
      text: 'The model server refuses the key. (401)',
      duration_ms: 210,
    },
  ],
};
