import { SETTINGS, type PermissionRow } from './permission-row';

export const EXCLUSIVITY_PERMISSIONS = [
  { operationId: 'listAwardGroups', method: 'GET', path: '/auth/admin/awards/excl/groups', allow: SETTINGS },
  { operationId: 'listAwardConfig', method: 'GET', path: '/auth/admin/awards/excl/config', allow: SETTINGS },
  {
    operationId: 'listAwardGroupItems',
    method: 'GET',
    path: '/auth/admin/awards/excl/groups/:id/items',
    allow: SETTINGS,
  },
  {
    operationId: 'createAwardGroup',
    method: 'POST',
    path: '/auth/admin/awards/excl/groups',
    allow: SETTINGS,
  },
  {
    operationId: 'updateAwardGroup',
    method: 'PUT',
    path: '/auth/admin/awards/excl/groups/:id',
    allow: SETTINGS,
  },
  {
    operationId: 'deleteAwardGroup',
    method: 'DELETE',
    path: '/auth/admin/awards/excl/groups/:id',
    allow: SETTINGS,
  },
  {
    operationId: 'addAwardGroupItem',
    method: 'POST',
    path: '/auth/admin/awards/excl/groups/:id/items',
    allow: SETTINGS,
  },
  {
    operationId: 'deleteAwardGroupItem',
    method: 'DELETE',
    path: '/auth/admin/awards/excl/items/:id',
    allow: SETTINGS,
  },
  {
    operationId: 'deleteAwardGroupItemByParameter',
    method: 'DELETE',
    path: '/auth/admin/awards/excl/groups/:id/items/by-param/:paramId',
    allow: SETTINGS,
  },
] as const satisfies readonly PermissionRow[];
