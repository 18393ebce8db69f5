/**
 * Sections of libs that the settings import statically as well. As one module they stay out of the page's chunk.
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
