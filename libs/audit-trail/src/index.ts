export { AUDIT_ACTIONS, auditActionLabel, type AuditAction } from './audit-actions';
