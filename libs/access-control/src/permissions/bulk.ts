import { SIGNED_IN, WRITERS, type PermissionRow } from './permission-row';

const BULK = '/auth/investments/bulk';

export const BULK_PERMISSIONS = [
  { operationId: 'readSelection', method: 'GET', path: '/auth/investments/selection', allow: SIGNED_IN },
  { operationId: 'changeMany', method: 'POST', path: BULK, allow: WRITERS },
  { operationId: 'undoMany', method: 'POST', path: `${BULK}/:id/undo`, allow: WRITERS },
] as const satisfies readonly PermissionRow[];
