export { InvestmentsPage } from '@vaglio/investments';
