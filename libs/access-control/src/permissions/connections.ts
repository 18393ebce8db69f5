import { ADMIN, type PermissionRow } from './permission-row';

const MODEL = '/auth/admin/connections/model';
const MAIL = '/auth/admin/connections/mail';

/** In no scope of API tokens: services elsewhere are set up by people only. */
export const CONNECTIONS_PERMISSIONS = [
  { operationId: 'readModelSettings', method: 'GET', path: MODEL, allow: ADMIN },
  { operationId: 'saveModelSettings', method: 'PUT', path: MODEL, allow: ADMIN },
  { operationId: 'removeModelSettings', method: 'DELETE', path: MODEL, allow: ADMIN },
  { operationId: 'undoModelSettings', method: 'POST', path: `${MODEL}/undo`, allow: ADMIN },
  { operationId: 'testModelSettings', method: 'POST', path: `${MODEL}/test`, allow: ADMIN },
  { operationId: 'readMailSettings', method: 'GET', path: MAIL, allow: ADMIN },
  { operationId: 'saveMailSettings', method: 'PUT', path: MAIL, allow: ADMIN },
  { operationId: 'removeMailSettings', method: 'DELETE', path: MAIL, allow: ADMIN },
  { operationId: 'undoMailSettings', method: 'POST', path: `${MAIL}/undo`, allow: ADMIN },
  { operationId: 'testMailSettings', method: 'POST', path: `${MAIL}/test`, allow: ADMIN },
] as const satisfies readonly PermissionRow[];
