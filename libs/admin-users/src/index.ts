export { AuditSection } from './audit/AuditSection';
export { auditChoicesQuery, useHasAudit } from './audit/use-has-audit';
export { UsersSection } from './UsersSection';
