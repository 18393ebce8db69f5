import { ADMIN, SIGNED_IN, type PermissionRow } from './permission-row';

export const SESSIONS_PERMISSIONS = [
  { operationId: 'listSessions', method: 'GET', path: '/auth/sessions', allow: SIGNED_IN },
  { operationId: 'endOwnSession', method: 'DELETE', path: '/auth/sessions/:id', allow: SIGNED_IN },
  { operationId: 'endOtherSessions', method: 'DELETE', path: '/auth/sessions', allow: SIGNED_IN },
  { operationId: 'listAllSessions', method: 'GET', path: '/auth/admin/sessions', allow: ADMIN },
  { operationId: 'endSessionOfPerson', method: 'DELETE', path: '/auth/admin/sessions/:id', allow: ADMIN },
] as const satisfies readonly PermissionRow[];
