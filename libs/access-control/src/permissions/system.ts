import { type PermissionRow } from './permission-row';

export const SYSTEM_PERMISSIONS = [
  { operationId: 'readConfig', method: 'GET', path: '/config', allow: 'public' },
  { operationId: 'readHealth', method: 'GET', path: '/healthz', allow: 'public' },
  { operationId: 'readReadiness', method: 'GET', path: '/readyz', allow: 'public' },
  { operationId: 'readMetrics', method: 'GET', path: '/metrics', allow: 'public' },
  { operationId: 'readApiDocument', method: 'GET', path: '/openapi.json', allow: 'public' },
  { operationId: 'readApiReference', method: 'GET', path: '/docs/*', allow: 'public' },
  { operationId: 'readWebApp', method: 'GET', path: '/*', allow: 'public' },
] as const satisfies readonly PermissionRow[];
