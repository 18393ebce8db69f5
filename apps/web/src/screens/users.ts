export { UsersSection } from '@vaglio/admin-users';
