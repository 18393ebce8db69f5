import type { ExtractionRun } from '@vaglio/contract';
import { notOffered, type FakeRequest } from '@vaglio/test-kit';
import { BATCH_RUNNER_PATH, batchRunnerReducer } from '../batch-slice';

/** Reducer of the batch runner, for test stores. */
export const BATCH_REDUCERS = { [BATCH_RUNNER_PATH]: batchRunnerReducer };

export const CHAIN = 'GET /auth/chain';
/** Routes of a server that does not return the pending work of the pipeline. */
export const NO_CHAIN = { [CHAIN]: notOffered, 'GET /auth/investments': notOffered };
/**
 * Routes of a server that supports neither the pipeline nor server-side runs, so that only the browser loop remains.
 */
export const LOOP_ALONE = { ...NO_CHAIN, 'GET /auth/llm/runs': notOffered };
/** Pending work of the pipeline after a run. */
export const PENDING_WORK = {
  has_begun: true,
  to_extract: 0,
  to_curate: 94,
  review_articles: 8,
  review_pairs: 1,
  new_above_threshold: 3,
};

/** Response of a curation batch without rows. */
export const NO_BATCH = {
  processed: 0,
  inserted: 0,
  updated: 0,
  awardsInserted: 0,
  scoreUpdated: 0,
  pending: 0,
};

/** Response of a full curation batch, after which 1000 rows are pending. */
export const FULL_BATCH = {
  processed: 500,
  inserted: 200,
  updated: 300,
  awardsInserted: 640,
  scoreUpdated: 311,
  pending: 1000,
};

/** Audit without findings. */
export const CLEAN_AUDIT = { checked: 1284, rescored: 3, findings: [] };

/** Returns a route handler that returns the given responses in turn and then repeats the last response. */
export function inTurn(...answers: readonly unknown[]) {
  let next = 0;
  return (request: FakeRequest) => {
    const answer = answers[Math.min(next, answers.length - 1)];
    next += 1;
    return typeof answer === 'function' ? answer(request) : { body: answer };
  };
}

/** Returns the response of POST /auth/llm/run for an extracted article. */
export function anArticleRead(id: number, outputs = 1) {
  const sample = {
    ok: true,
    outputs_count: outputs,
    article: {
      id: String(id),
      url: `https://news.example.org/${id}`,
      title: `Article ${id}`,
      source: 'The feed',
    },
    duration_ms: 2_140,
    model: 'built-in',
    companies: outputs > 0 ? [`Company ${id}`] : [],
    tokens: 0,
    extraction_id: String(id),
    error: null,
  };
  return { processed: 1, succeeded: 1, failed: 0, samples: [sample] };
}

/** Response of an extraction batch without articles. */
export const NO_ARTICLE = { processed: 0, succeeded: 0, failed: 0, samples: [] };

/** Returns a half-finished server-side run. */
export function aRun(overrides: Partial<ExtractionRun> = {}): ExtractionRun {
  return {
    id: '7',
    state: 'running',
    reason: null,
    batch: 1,
    delay_ms: 0,
    dry: false,
    budget_tokens: null,
    retry_of: null,
    processed: 12,
    succeeded: 11,
    failed: 1,
    outputs_count: 9,
    tokens: 1_200,
    cost: 0,
    pending: 3,
    samples: [],
    started_by: null,
    created_at: '2026-11-01T00:00:00Z',
    updated_at: '2026-11-01T00:00:00Z',
    ended_at: null,
    ...overrides,
  };
}

/** Pending count from a server with a language model. */
export const PENDING_OF_A_MODEL = {
  pending: 1_240,
  failed: 12,
  abandoned: 1,
  extractor: 'model',
  model: 'small',
  models: ['small', 'large'],
  tokens_today: 412_480,
  daily_tokens: 2_000_000,
  cost_today: 0.62,
  daily_cost: 5,
  tokens_per_article: 1_480,
  cost_per_article: 0.0021,
  awards: 30,
};

/** Response with the causes of failed articles. */
export const FAILURES = {
  items: [
    {
      cause: 'timeout',
      count: 9,
      error: 'The model did not answer in time (180 s).',
      failed_at: '2026-11-01T00:00:00Z',
      article: {
        id: '3',
        url: 'https://news.example.org/3',
        title: 'Twelve winners of the autumn',
        source: 'The feed',
      },
    },
    {
      cause: 'unreadable',
      count: 4,
      error: 'The answer of the model is no JSON.',
      failed_at: '2026-11-01T00:00:00Z',
      article: { id: '4', url: 'javascript:alert(1)', title: 'Article 4', source: null },
    },
  ],
};
