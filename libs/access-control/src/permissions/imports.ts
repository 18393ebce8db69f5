import { SETTINGS, type PermissionRow } from './permission-row';

const IMPORTS = '/auth/imports';

export const IMPORTS_PERMISSIONS = [
  { operationId: 'listImports', method: 'GET', path: IMPORTS, allow: SETTINGS },
  { operationId: 'openImport', method: 'POST', path: IMPORTS, allow: SETTINGS },
  { operationId: 'readImport', method: 'GET', path: `${IMPORTS}/:id`, allow: SETTINGS },
  { operationId: 'uploadImport', method: 'PUT', path: `${IMPORTS}/:id/content`, allow: SETTINGS },
  { operationId: 'mapImport', method: 'PUT', path: `${IMPORTS}/:id/mapping`, allow: SETTINGS },
  { operationId: 'correctImportCell', method: 'PUT', path: `${IMPORTS}/:id/cells`, allow: SETTINGS },
  { operationId: 'checkImport', method: 'POST', path: `${IMPORTS}/:id/check`, allow: SETTINGS },
  { operationId: 'commitImport', method: 'POST', path: `${IMPORTS}/:id/commit`, allow: SETTINGS },
  { operationId: 'cancelImport', method: 'POST', path: `${IMPORTS}/:id/cancel`, allow: SETTINGS },
  { operationId: 'undoImport', method: 'POST', path: `${IMPORTS}/:id/undo`, allow: SETTINGS },
  { operationId: 'listImportLines', method: 'GET', path: `${IMPORTS}/:id/lines`, allow: SETTINGS },
  { operationId: 'readImportErrors', method: 'GET', path: `${IMPORTS}/:id/errors.csv`, allow: SETTINGS },
] as const satisfies readonly PermissionRow[];
