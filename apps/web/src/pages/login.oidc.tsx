export { ProviderReturnPage as Component } from '@vaglio/account';
