export { AuditSection } from '@vaglio/admin-users';
