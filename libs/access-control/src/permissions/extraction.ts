import { SETTINGS, type PermissionRow } from './permission-row';

export const EXTRACTION_PERMISSIONS = [
  { operationId: 'readPendingCount', method: 'GET', path: '/auth/llm/pending', allow: SETTINGS },
  { operationId: 'runExtraction', method: 'POST', path: '/auth/llm/run', allow: SETTINGS },
  { operationId: 'resetExtraction', method: 'POST', path: '/auth/llm/reset', allow: SETTINGS },
  { operationId: 'startExtractionRun', method: 'POST', path: '/auth/llm/runs', allow: SETTINGS },
  { operationId: 'listExtractionRuns', method: 'GET', path: '/auth/llm/runs', allow: SETTINGS },
  { operationId: 'pauseExtractionRun', method: 'POST', path: '/auth/llm/runs/:id/pause', allow: SETTINGS },
  { operationId: 'resumeExtractionRun', method: 'POST', path: '/auth/llm/runs/:id/resume', allow: SETTINGS },
  { operationId: 'cancelExtractionRun', method: 'POST', path: '/auth/llm/runs/:id/cancel', allow: SETTINGS },
  {
    operationId: 'retryExtractionRun',
    method: 'POST',
    path: '/auth/llm/runs/:id/retry-failed',
    allow: SETTINGS,
  },
  { operationId: 'listArticleFailures', method: 'GET', path: '/auth/llm/failures', allow: SETTINGS },
  { operationId: 'retryArticleFailures', method: 'POST', path: '/auth/llm/failures/retry', allow: SETTINGS },
] as const satisfies readonly PermissionRow[];
