export { LoginPage } from '@vaglio/account';
