export { ComparisonPage } from './ComparisonPage';
