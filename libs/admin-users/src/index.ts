export { AuditSection } from './audit/AuditSection';
export { useHasAudit } from './audit/use-has-audit';
export { UsersSection } from './UsersSection';
