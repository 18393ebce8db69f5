export { ChangePasswordPage } from '@vaglio/account';
