import { SETTINGS, type PermissionRow } from './permission-row';

export const PROMPTS_PERMISSIONS = [
  { operationId: 'listPrompts', method: 'GET', path: '/auth/llm/prompts', allow: SETTINGS },
  { operationId: 'activatePrompt', method: 'PUT', path: '/auth/llm/prompts/:id/activate', allow: SETTINGS },
  { operationId: 'readPrompt', method: 'GET', path: '/auth/llm/prompt', allow: SETTINGS },
  { operationId: 'savePrompt', method: 'PUT', path: '/auth/llm/prompt', allow: SETTINGS },
] as const satisfies readonly PermissionRow[];
