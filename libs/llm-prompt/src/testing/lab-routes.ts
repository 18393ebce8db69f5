import { aComparison, aGoldenPage, anActivation, anEvaluation, BELOW, GATE } from './a-lab';
import { anOldPrompt, aPrompt } from './a-prompt';

/**
 * Routes of a server with the prompt lab. It has the versions 7 and 5, a comparison, two evaluations and activations.
 */
export const LAB_ROUTES = {
  'GET /auth/llm/prompt': aPrompt({ latest_version: 7, models: ['small'] }),
  'GET /auth/llm/prompts': { items: [aPrompt(), anOldPrompt()], total: 2 },
  'GET /auth/admin/parameters': { parameters: [], total: 0 },
  'GET /auth/llm/activations': {
    items: [
      anActivation(),
      anActivation({
        id: '2',
        prompt_id: 'p5',
        version: 5,
        until: '2026-10-02T09:12:00Z',
        evaluation_id: null,
        is_met: false,
        company_f1: null,
        awards_f1: null,
        reason: 'Provider withdrew the old model',
        articles_read: 88,
      }),
    ],
    total: 2,
  },
  'GET /auth/llm/gate': GATE,
  'GET /auth/llm/golden-set': aGoldenPage(),
  'GET /auth/llm/prompts/:id/verdict': BELOW,
  'GET /auth/llm/evaluations': ({ query }: { query: URLSearchParams }) => ({
    body: {
      items: [
        query.get('prompt_id') === 'p7'
          ? anEvaluation(7, { company_name: { f1: 0.87 } })
          : anEvaluation(5, { company_name: { precision: 0.95 }, awards: { precision: 0.93 } }),
      ],
      total: 1,
    },
  }),
  'GET /auth/llm/trials/:id/comparison': aComparison(),
};
