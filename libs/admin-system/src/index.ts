export { ApiTokensCard } from './api-tokens/ApiTokensCard';
export { RetentionCard } from './retention/RetentionCard';
export { ServiceAccountsSection } from './service-accounts/ServiceAccountsSection';
export { useHasServiceAccounts } from './service-accounts/use-has-service-accounts';
export { StatusSection } from './status/StatusSection';
export { useHasStatus } from './status/use-status';
export { WebhooksSection } from './webhooks/WebhooksSection';
