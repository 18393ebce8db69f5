import { SIGNED_IN, type PermissionRow } from './permission-row';

export const SESSIONS_PERMISSIONS = [
  { operationId: 'listSessions', method: 'GET', path: '/auth/sessions', allow: SIGNED_IN },
  { operationId: 'endOwnSession', method: 'DELETE', path: '/auth/sessions/:id', allow: SIGNED_IN },
  { operationId: 'endOtherSessions', method: 'DELETE', path: '/auth/sessions', allow: SIGNED_IN },
] as const satisfies readonly PermissionRow[];
