export { InvestmentsPage } from './InvestmentsPage';
export { investmentsQueries } from './page/investments-queries';
