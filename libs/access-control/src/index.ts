export {
  canSeeSettings,
  canWriteInvestments,
  DASHBOARD_ROLES,
  SCOPES,
  scopesOf,
  SETTINGS_ROLES,
  type Claims,
  type Scope,
} from './claims';
export { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password-limits';
export { isAllowed } from './is-allowed';
export { findPermission } from './find-permission';
export { permissionOf } from './permission-of';
export { PERMISSIONS, type OperationId, type Permission } from './permission-table';
export { SERVICE_ACCOUNTS_PERMISSIONS } from './permissions/service-accounts';
export { BACKUPS_PERMISSIONS } from './permissions/backups';
export { CONNECTIONS_PERMISSIONS } from './permissions/connections';
export { SYSTEM_PERMISSIONS } from './permissions/system';
export { assignableRoles, isRole, lowerRole, mayActOn, mayAssign, rankOf, ROLES, type Role } from './roles';
export { SIGN_IN_WAYS, signInWayText, type SignInWay } from './sign-in-ways';
export {
  missingTokenScopes,
  TOKEN_SCOPES,
  tokenAllows,
  tokenScopesOf,
  unconfirmedTokenScopes,
  usableTokenScopes,
  type TokenScope,
} from './token-scopes';
export { AUDIT_ACTIONS, type AuditAction, auditActionLabel } from './audit-actions';
