import { ADMIN, type PermissionRow } from './permission-row';

const ACCOUNTS = '/auth/admin/service-accounts';

export const SERVICE_ACCOUNTS_PERMISSIONS = [
  { operationId: 'listServiceAccounts', method: 'GET', path: ACCOUNTS, allow: ADMIN },
  { operationId: 'createServiceAccount', method: 'POST', path: ACCOUNTS, allow: ADMIN },
  { operationId: 'updateServiceAccount', method: 'PUT', path: `${ACCOUNTS}/:id`, allow: ADMIN },
  { operationId: 'deleteServiceAccount', method: 'DELETE', path: `${ACCOUNTS}/:id`, allow: ADMIN },
  { operationId: 'listServiceTokens', method: 'GET', path: `${ACCOUNTS}/:id/tokens`, allow: ADMIN },
  { operationId: 'createServiceToken', method: 'POST', path: `${ACCOUNTS}/:id/tokens`, allow: ADMIN },
  {
    operationId: 'revokeServiceToken',
    method: 'DELETE',
    path: `${ACCOUNTS}/:id/tokens/:tokenId`,
    allow: ADMIN,
  },
  {
    operationId: 'confirmServiceToken',
    method: 'POST',
    path: `${ACCOUNTS}/:id/tokens/:tokenId/confirm`,
    allow: ADMIN,
  },
] as const satisfies readonly PermissionRow[];
