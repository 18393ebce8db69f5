export { ChangePasswordPage as Component } from '@vaglio/account';
