import { ADMIN, type PermissionRow } from './permission-row';

const MODEL = '/auth/admin/connections/model';
const MAIL = '/auth/admin/connections/mail';

/**
 * Permissions for connections to external services. No API token scope includes them, because only people set up
 * connections.
 */
export const CONNECTIONS_PERMISSIONS = [
  { operationId: 'readModelSettings', method: 'GET', path: MODEL, allow: ADMIN },
  { operationId: 'saveModelSettings', method: 'PUT', path: MODEL, allow: ADMIN },
  { operationId: 'removeModelSettings', method: 'POST', path: `${MODEL}/remove`, allow: ADMIN },
  { operationId: 'undoModelSettings', method: 'POST', path: `${MODEL}/undo`, allow: ADMIN },
  { operationId: 'testModelSettings', method: 'POST', path: `${MODEL}/test`, allow: ADMIN },
  { operationId: 'readMailSettings', method: 'GET', path: MAIL, allow: ADMIN },
  { operationId: 'saveMailSettings', method: 'PUT', path: MAIL, allow: ADMIN },
  { operationId: 'removeMailSettings', method: 'POST', path: `${MAIL}/remove`, allow: ADMIN },
  { operationId: 'undoMailSettings', method: 'POST', path: `${MAIL}/undo`, allow: ADMIN },
  { operationId: 'testMailSettings', method: 'POST', path: `${MAIL}/test`, allow: ADMIN },
] as const satisfies readonly PermissionRow[];
