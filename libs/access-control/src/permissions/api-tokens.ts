import { SIGNED_IN, type PermissionRow } from './permission-row';

export const API_TOKENS_PERMISSIONS = [
  { operationId: 'listApiTokens', method: 'GET', path: '/auth/api-tokens', allow: SIGNED_IN },
  { operationId: 'createApiToken', method: 'POST', path: '/auth/api-tokens', allow: SIGNED_IN },
  { operationId: 'revokeApiToken', method: 'DELETE', path: '/auth/api-tokens/:id', allow: SIGNED_IN },
] as const satisfies readonly PermissionRow[];
