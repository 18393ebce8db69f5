import { ADMIN, SIGNED_IN, type PermissionRow } from './permission-row';

export const API_TOKENS_PERMISSIONS = [
  { operationId: 'listApiTokens', method: 'GET', path: '/auth/api-tokens', allow: SIGNED_IN },
  { operationId: 'createApiToken', method: 'POST', path: '/auth/api-tokens', allow: SIGNED_IN },
  { operationId: 'revokeApiToken', method: 'DELETE', path: '/auth/api-tokens/:id', allow: SIGNED_IN },
  { operationId: 'confirmApiToken', method: 'POST', path: '/auth/api-tokens/:id/confirm', allow: SIGNED_IN },
  { operationId: 'listAllApiTokens', method: 'GET', path: '/auth/admin/api-tokens', allow: ADMIN },
  { operationId: 'revokeAnyApiToken', method: 'DELETE', path: '/auth/admin/api-tokens/:id', allow: ADMIN },
] as const satisfies readonly PermissionRow[];
