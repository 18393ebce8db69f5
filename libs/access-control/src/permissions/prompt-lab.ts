import { SETTINGS, type PermissionRow } from './permission-row';

const LLM = '/auth/llm';

export const PROMPT_LAB_PERMISSIONS = [
  { operationId: 'tryPrompt', method: 'POST', path: `${LLM}/prompts/:id/try`, allow: SETTINGS },
  { operationId: 'listTrialArticles', method: 'GET', path: `${LLM}/trials/articles`, allow: SETTINGS },
  { operationId: 'readComparison', method: 'GET', path: `${LLM}/trials/:id/comparison`, allow: SETTINGS },
  { operationId: 'stopTrial', method: 'POST', path: `${LLM}/trials/:id/stop`, allow: SETTINGS },
  { operationId: 'resumeTrial', method: 'POST', path: `${LLM}/trials/:id/resume`, allow: SETTINGS },
  { operationId: 'listGolden', method: 'GET', path: `${LLM}/golden-set`, allow: SETTINGS },
  {
    operationId: 'listGoldenCandidates',
    method: 'GET',
    path: `${LLM}/golden-set/candidates`,
    allow: SETTINGS,
  },
  { operationId: 'exportGolden', method: 'GET', path: `${LLM}/golden-set/export`, allow: SETTINGS },
  { operationId: 'addGolden', method: 'POST', path: `${LLM}/golden-set`, allow: SETTINGS },
  { operationId: 'importGolden', method: 'POST', path: `${LLM}/golden-set/import`, allow: SETTINGS },
  { operationId: 'removeGolden', method: 'DELETE', path: `${LLM}/golden-set/articles/:id`, allow: SETTINGS },
  {
    operationId: 'restoreGolden',
    method: 'POST',
    path: `${LLM}/golden-set/articles/:id/restore`,
    allow: SETTINGS,
  },
  { operationId: 'listEvaluations', method: 'GET', path: `${LLM}/evaluations`, allow: SETTINGS },
  { operationId: 'startEvaluation', method: 'POST', path: `${LLM}/evaluations`, allow: SETTINGS },
  { operationId: 'listWrongValues', method: 'GET', path: `${LLM}/evaluations/:id/wrong`, allow: SETTINGS },
  { operationId: 'readVerdict', method: 'GET', path: `${LLM}/prompts/:id/verdict`, allow: SETTINGS },
  { operationId: 'readGate', method: 'GET', path: `${LLM}/gate`, allow: SETTINGS },
  { operationId: 'saveGate', method: 'PUT', path: `${LLM}/gate`, allow: SETTINGS },
  { operationId: 'listActivations', method: 'GET', path: `${LLM}/activations`, allow: SETTINGS },
  {
    operationId: 'activateThroughGate',
    method: 'POST',
    path: `${LLM}/prompts/:id/activate`,
    allow: SETTINGS,
  },
  { operationId: 'countReadAgain', method: 'GET', path: `${LLM}/read-again`, allow: SETTINGS },
  { operationId: 'readAgain', method: 'POST', path: `${LLM}/read-again`, allow: SETTINGS },
] as const satisfies readonly PermissionRow[];
