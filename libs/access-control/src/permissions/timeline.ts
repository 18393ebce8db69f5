import { SIGNED_IN, type PermissionRow } from './permission-row';

export const TIMELINE_PERMISSIONS = [
  { operationId: 'readTimeline', method: 'GET', path: '/auth/investments/:id/timeline', allow: SIGNED_IN },
] as const satisfies readonly PermissionRow[];
