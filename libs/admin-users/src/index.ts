export { UsersSection } from './UsersSection';
