import { SIGNED_IN, SETTINGS, type PermissionRow } from './permission-row';

export const PARAMETERS_PERMISSIONS = [
  { operationId: 'listParameters', method: 'GET', path: '/auth/admin/parameters', allow: SETTINGS },
  { operationId: 'createParameter', method: 'POST', path: '/auth/admin/parameters', allow: SETTINGS },
  { operationId: 'updateParameter', method: 'PUT', path: '/auth/admin/parameters/:id', allow: SETTINGS },
  { operationId: 'deleteParameter', method: 'DELETE', path: '/auth/admin/parameters/:id', allow: SETTINGS },
  {
    operationId: 'addUsualParameters',
    method: 'POST',
    path: '/auth/admin/usual-parameters',
    allow: SETTINGS,
  },
  {
    operationId: 'removeUsualParameters',
    method: 'POST',
    path: '/auth/admin/usual-parameters/undo',
    allow: SETTINGS,
  },
  { operationId: 'listParameterChoices', method: 'GET', path: '/auth/parameters', allow: SIGNED_IN },
] as const satisfies readonly PermissionRow[];
