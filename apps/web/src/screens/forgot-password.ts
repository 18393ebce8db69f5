export { ForgotPasswordPage } from '@vaglio/account';
