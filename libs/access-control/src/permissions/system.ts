import { ADMIN, SETTINGS, type PermissionRow } from './permission-row';

export const SYSTEM_PERMISSIONS = [
  { operationId: 'readConfig', method: 'GET', path: '/config', allow: 'public' },
  { operationId: 'readLogo', method: 'GET', path: '/config/logo', allow: 'public' },
  { operationId: 'readBrand', method: 'GET', path: '/auth/admin/brand', allow: SETTINGS },
  { operationId: 'saveBrand', method: 'PUT', path: '/auth/admin/brand', allow: SETTINGS },
  { operationId: 'readFirstSteps', method: 'GET', path: '/auth/admin/first-steps', allow: SETTINGS },
  { operationId: 'hideFirstSteps', method: 'POST', path: '/auth/admin/first-steps/hide', allow: SETTINGS },
  { operationId: 'skipFirstStep', method: 'POST', path: '/auth/admin/first-steps/skip', allow: SETTINGS },
  { operationId: 'readStatus', method: 'GET', path: '/auth/admin/status', allow: ADMIN },
  { operationId: 'readRetention', method: 'GET', path: '/auth/admin/retention', allow: ADMIN },
  { operationId: 'saveRetention', method: 'PUT', path: '/auth/admin/retention', allow: ADMIN },
  { operationId: 'readHealth', method: 'GET', path: '/healthz', allow: 'public' },
  { operationId: 'readReadiness', method: 'GET', path: '/readyz', allow: 'public' },
  { operationId: 'readMetrics', method: 'GET', path: '/metrics', allow: 'public' },
  { operationId: 'readApiDocument', method: 'GET', path: '/openapi.json', allow: 'public' },
  { operationId: 'readApiReference', method: 'GET', path: '/docs/*', allow: 'public' },
  { operationId: 'readWebApp', method: 'GET', path: '/*', allow: 'public' },
] as const satisfies readonly PermissionRow[];
