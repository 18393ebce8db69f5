/**
 * Settings sections of libs that the settings page also imports statically. This separate module keeps the sections out
 * of the page's chunk.
 */
export {
  BackupsSection,
  ConnectionsSection,
  RetentionCard,
  ServiceAccountsSection,
  StatusSection,
  WebhooksSection,
} from '@vaglio/admin-system';
export { AuditSection, UsersSection } from '@vaglio/admin-users';
export { LlmBatchSection } from '@vaglio/batch-runner';
