/**
 * Sections of libs that the settings import statically as well. As one module they stay out of the page's chunk.
 */
export { AuditSection, UsersSection } from '@vaglio/admin-users';
export { ServiceAccountsSection } from '@vaglio/api-tokens';
export { LlmBatchSection } from '@vaglio/batch-runner';
export { RetentionCard, StatusSection } from '@vaglio/system-status';
