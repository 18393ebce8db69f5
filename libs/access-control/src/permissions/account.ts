import { SIGNED_IN, type PermissionRow } from './permission-row';

export const ACCOUNT_PERMISSIONS = [
  { operationId: 'login', method: 'POST', path: '/auth/login', allow: 'public' },
  { operationId: 'refresh', method: 'POST', path: '/auth/refresh', allow: 'public' },
  { operationId: 'logout', method: 'POST', path: '/auth/logout', allow: 'public' },
  { operationId: 'changePassword', method: 'POST', path: '/auth/change-password', allow: 'public' },
  { operationId: 'changeOwnPassword', method: 'POST', path: '/auth/change-password/self', allow: SIGNED_IN },
  { operationId: 'readUser', method: 'GET', path: '/auth/user', allow: SIGNED_IN },
  { operationId: 'updateProfile', method: 'PATCH', path: '/auth/user', allow: SIGNED_IN },
] as const satisfies readonly PermissionRow[];
