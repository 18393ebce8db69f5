export { AUDIT_ACTIONS, auditActionWords, type AuditAction } from './audit-actions';
