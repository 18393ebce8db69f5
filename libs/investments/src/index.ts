export { CompareTrayProvider } from './compare/compare-tray';
export { ManagedStartups } from './compare/ManagedStartups';
export { InvestmentsPage } from './InvestmentsPage';
export { investmentsQueries } from './page/investments-queries';
