import { ADMIN, SIGNED_IN, SETTINGS, WRITERS, type PermissionRow } from './permission-row';

export const STARTUPS_PERMISSIONS = [
  { operationId: 'listCurated', method: 'GET', path: '/auth/startups/curated', allow: SIGNED_IN },
  { operationId: 'listRaw', method: 'GET', path: '/auth/startups/raw', allow: SETTINGS },
  { operationId: 'exportCurated', method: 'GET', path: '/auth/startups/curated/export', allow: SIGNED_IN },
  { operationId: 'exportRaw', method: 'GET', path: '/auth/startups/raw/export', allow: SETTINGS },
  { operationId: 'exportInvestments', method: 'GET', path: '/auth/investments/export', allow: SIGNED_IN },
  { operationId: 'readCompanyRegister', method: 'GET', path: '/auth/company-register', allow: SETTINGS },
  { operationId: 'importRaw', method: 'POST', path: '/auth/startups/import-raw', allow: SETTINGS },
  { operationId: 'addStartup', method: 'POST', path: '/auth/startups', allow: WRITERS },
  { operationId: 'findSimilarStartups', method: 'GET', path: '/auth/startups/similar', allow: WRITERS },
  { operationId: 'undoAddedStartup', method: 'POST', path: '/auth/startups/:id/undo-added', allow: WRITERS },
  { operationId: 'runCuration', method: 'POST', path: '/auth/startups/curate/run', allow: SETTINGS },
  { operationId: 'auditCuration', method: 'POST', path: '/auth/startups/curate/audit', allow: SETTINGS },
  { operationId: 'deleteStartup', method: 'DELETE', path: '/auth/startups/curated/:id', allow: ADMIN },
  { operationId: 'deleteRaw', method: 'DELETE', path: '/auth/startups/raw/:id', allow: ADMIN },
  { operationId: 'listDeleted', method: 'GET', path: '/auth/startups/deleted', allow: ADMIN },
  { operationId: 'restoreDeleted', method: 'POST', path: '/auth/startups/deleted/:id/restore', allow: ADMIN },
] as const satisfies readonly PermissionRow[];
