import type { ExtractionRun } from '@vaglio/contract';
import { notOffered, type FakeRequest } from '@vaglio/test-kit';
import { BATCH_RUNNER_PATH, batchRunnerReducer } from '../batch-slice';

/** The slice of the store that a batch lives in. */
export const BATCH_REDUCERS = { [BATCH_RUNNER_PATH]: batchRunnerReducer };

export const CHAIN = 'GET /auth/chain';
/** Of a server that does not say what waits. */
export const NO_CHAIN = { [CHAIN]: notOffered, 'GET /auth/investments': notOffered };
/** Of a server that makes no runs by itself either. */
export const LOOP_ALONE = { ...NO_CHAIN, 'GET /auth/llm/runs': notOffered };
/** What waits after a run. */
export const PENDING_WORK = {
  has_begun: true,
  to_extract: 0,
  to_curate: 94,
  review_articles: 8,
  review_pairs: 1,
  new_above_threshold: 3,
};

/** A batch of curation that found nothing to do. */
export const NO_BATCH = {
  processed: 0,
  inserted: 0,
  updated: 0,
  awardsInserted: 0,
  scoreUpdated: 0,
  pending: 0,
};

/** A full batch of curation, after which 1000 rows are left. */
export const FULL_BATCH = {
  processed: 500,
  inserted: 200,
  updated: 300,
  awardsInserted: 640,
  scoreUpdated: 311,
  pending: 1000,
};

/** An audit that found nothing. */
export const CLEAN_AUDIT = { checked: 1284, rescored: 3, findings: [] };

/** Answers one after the other, the last one for ever. */
export function inTurn(...answers: readonly unknown[]) {
  let next = 0;
  return (request: FakeRequest) => {
    const answer = answers[Math.min(next, answers.length - 1)];
    next += 1;
    return typeof answer === 'function' ? answer(request) : { body: answer };
  };
}

/** One article that was read, as POST /auth/llm/run reports it. */
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

/** A batch of articles that found nothing to read. */
export const NO_ARTICLE = { processed: 0, succeeded: 0, failed: 0, samples: [] };

/** A run on the server, half done. */
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

/** What waits where a language model answers. */
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

/** Why articles failed. */
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
