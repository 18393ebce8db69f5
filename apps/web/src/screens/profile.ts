export { ProfilePage } from '@vaglio/account';
