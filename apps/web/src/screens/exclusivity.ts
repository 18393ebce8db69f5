export { ExclusivitySection } from '@vaglio/admin-params';
