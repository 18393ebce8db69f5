export { ApiTokensCard } from './ApiTokensCard';
export { ServiceAccountsSection } from './service-accounts/ServiceAccountsSection';
export { useHasServiceAccounts } from './service-accounts/use-has-service-accounts';
