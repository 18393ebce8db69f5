import { SETTINGS, type PermissionRow } from './permission-row';

export const MODELS_PERMISSIONS = [
  { operationId: 'readModelConnection', method: 'GET', path: '/auth/llm/model', allow: SETTINGS },
  { operationId: 'listOfferedModels', method: 'GET', path: '/auth/llm/models', allow: SETTINGS },
  { operationId: 'testModelConnection', method: 'POST', path: '/auth/llm/model/test', allow: SETTINGS },
] as const satisfies readonly PermissionRow[];
