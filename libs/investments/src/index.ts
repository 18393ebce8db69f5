export { InvestmentsPage } from './InvestmentsPage';
