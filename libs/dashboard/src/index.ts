export { DashboardPage } from './DashboardPage';
export { dashboardQuery } from './use-summary';
