export { DashboardPage } from '@vaglio/dashboard';
