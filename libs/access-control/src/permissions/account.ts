import { SIGNED_IN, type PermissionRow } from './permission-row';

export const ACCOUNT_PERMISSIONS = [
  { operationId: 'login', method: 'POST', path: '/auth/login', allow: 'public' },
  { operationId: 'loginByCode', method: 'POST', path: '/auth/login/code', allow: 'public' },
  { operationId: 'beginSetUpAtLogin', method: 'POST', path: '/auth/login/second-factor', allow: 'public' },
  { operationId: 'beginProviderSignIn', method: 'POST', path: '/auth/oidc/start', allow: 'public' },
  { operationId: 'finishProviderSignIn', method: 'POST', path: '/auth/oidc/finish', allow: 'public' },
  { operationId: 'signOutAtProvider', method: 'POST', path: '/auth/oidc/sign-out', allow: 'public' },
  { operationId: 'refresh', method: 'POST', path: '/auth/refresh', allow: 'public' },
  { operationId: 'logout', method: 'POST', path: '/auth/logout', allow: 'public' },
  { operationId: 'changePassword', method: 'POST', path: '/auth/change-password', allow: 'public' },
  { operationId: 'changeOwnPassword', method: 'POST', path: '/auth/change-password/self', allow: SIGNED_IN },
  { operationId: 'readUser', method: 'GET', path: '/auth/user', allow: SIGNED_IN },
  { operationId: 'updateProfile', method: 'PATCH', path: '/auth/user', allow: SIGNED_IN },
  { operationId: 'separateOwnIdentity', method: 'DELETE', path: '/auth/user/identity', allow: SIGNED_IN },
  { operationId: 'readSecondFactor', method: 'GET', path: '/auth/second-factor', allow: SIGNED_IN },
  { operationId: 'beginSecondFactor', method: 'POST', path: '/auth/second-factor', allow: SIGNED_IN },
  {
    operationId: 'confirmSecondFactor',
    method: 'POST',
    path: '/auth/second-factor/confirm',
    allow: SIGNED_IN,
  },
  {
    operationId: 'renewRecoveryCodes',
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    allow: SIGNED_IN,
  },
  { operationId: 'endSecondFactor', method: 'POST', path: '/auth/second-factor/end', allow: SIGNED_IN },
  { operationId: 'listOwnDataExports', method: 'GET', path: '/auth/user/data-exports', allow: SIGNED_IN },
  { operationId: 'exportOwnData', method: 'POST', path: '/auth/user/data-export', allow: SIGNED_IN },
] as const satisfies readonly PermissionRow[];
