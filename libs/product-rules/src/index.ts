export { AUDIT_ACTIONS, auditActionWords, type AuditAction } from './audit-actions';
export {
  canSeeDashboard,
  canSeeSettings,
  canWriteInvestments,
  DASHBOARD_ROLES,
  SCOPES,
  scopesOf,
  SETTINGS_ROLES,
  type Claims,
  type Scope,
} from './claims';
export * from './display-limits';
export * from './field-limits';
export * from './list-limits';
export { isAllowed, permissionOf } from './permissions';
export {
  PERMISSIONS,
  type Allowance,
  type OperationId,
  type Permission,
  type PermissionRow,
} from './permission-table';
export { assignableRoles, isRole, mayActOn, mayAssign, rankOf, ROLES, type Role } from './roles';
export * from './run-limits';
export * from './session-limits';
