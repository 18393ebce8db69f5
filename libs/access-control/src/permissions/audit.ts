import { SIGNED_IN, SETTINGS, type PermissionRow } from './permission-row';

export const AUDIT_PERMISSIONS = [
  { operationId: 'listAuditEvents', method: 'GET', path: '/auth/admin/audit', allow: SETTINGS },
  { operationId: 'listAuditChoices', method: 'GET', path: '/auth/admin/audit/choices', allow: SETTINGS },
  {
    operationId: 'readStartupHistory',
    method: 'GET',
    path: '/auth/investments/:id/history',
    allow: SIGNED_IN,
  },
] as const satisfies readonly PermissionRow[];
