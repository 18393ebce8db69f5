import { SIGNED_IN, SETTINGS, type PermissionRow } from './permission-row';

export const STARTUPS_PERMISSIONS = [
  { operationId: 'listCurated', method: 'GET', path: '/auth/startups/curated', allow: SIGNED_IN },
  { operationId: 'listRaw', method: 'GET', path: '/auth/startups/raw', allow: SETTINGS },
  { operationId: 'importRaw', method: 'POST', path: '/auth/startups/import-raw', allow: SETTINGS },
  { operationId: 'runCuration', method: 'POST', path: '/auth/startups/curate/run', allow: SETTINGS },
  { operationId: 'auditCuration', method: 'POST', path: '/auth/startups/curate/audit', allow: SETTINGS },
] as const satisfies readonly PermissionRow[];
