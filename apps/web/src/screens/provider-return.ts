export { ProviderReturnPage } from '@vaglio/account';
