export { ServiceAccountsSection } from '@vaglio/api-tokens';
