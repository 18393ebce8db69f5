import { ADMIN, RANKED, SETTINGS, type PermissionRow } from './permission-row';

export const USERS_PERMISSIONS = [
  { operationId: 'listUsers', method: 'GET', path: '/auth/admin/users', allow: SETTINGS },
  { operationId: 'registerUser', method: 'POST', path: '/auth/register', allow: RANKED },
  { operationId: 'inviteUser', method: 'POST', path: '/auth/admin/invitations', allow: RANKED },
  { operationId: 'sendInvitation', method: 'POST', path: '/auth/admin/users/:id/invitation', allow: RANKED },
  {
    operationId: 'withdrawInvitation',
    method: 'DELETE',
    path: '/auth/admin/users/:id/invitation',
    allow: RANKED,
  },
  { operationId: 'setUserRole', method: 'PATCH', path: '/auth/admin/users/:id/role', allow: RANKED },
  { operationId: 'setUserPassword', method: 'PATCH', path: '/auth/admin/users/:id/password', allow: RANKED },
  { operationId: 'deleteUser', method: 'DELETE', path: '/auth/admin/users/:id', allow: RANKED },
  {
    operationId: 'resetUserPassword',
    method: 'POST',
    path: '/auth/admin/users/:id/reset-password',
    allow: RANKED,
  },
  { operationId: 'makeResetLink', method: 'POST', path: '/auth/admin/users/:id/reset-link', allow: RANKED },
  { operationId: 'listRoles', method: 'GET', path: '/auth/roles', allow: SETTINGS },
  { operationId: 'setUserStatus', method: 'PATCH', path: '/auth/admin/users/:id/status', allow: RANKED },
  {
    operationId: 'setUserScopes',
    method: 'PATCH',
    path: '/auth/admin/users/:id/scopes',
    allow: { roles: ['admin'] },
  },
  {
    operationId: 'resetSecondFactor',
    method: 'DELETE',
    path: '/auth/admin/users/:id/second-factor',
    allow: RANKED,
  },
  {
    operationId: 'exportPersonData',
    method: 'POST',
    path: '/auth/admin/users/:id/data-export',
    allow: ADMIN,
  },
  {
    operationId: 'releaseSecondStep',
    method: 'DELETE',
    path: '/auth/admin/users/:id/second-factor/failures',
    allow: RANKED,
  },
  {
    operationId: 'separateIdentity',
    method: 'DELETE',
    path: '/auth/admin/users/:id/identity',
    allow: RANKED,
  },
  { operationId: 'erasePerson', method: 'POST', path: '/auth/admin/users/:id/erasure', allow: ADMIN },
  { operationId: 'readSignInRules', method: 'GET', path: '/auth/admin/sign-in-rules', allow: SETTINGS },
  { operationId: 'saveSignInRules', method: 'PUT', path: '/auth/admin/sign-in-rules', allow: ADMIN },
] as const satisfies readonly PermissionRow[];
