export { CompareTrayProvider } from './compare/compare-tray';
export { InvestmentsPage } from './InvestmentsPage';
