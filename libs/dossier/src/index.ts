export { DossierPage } from './DossierPage';
export { ComparisonPage } from './comparison/ComparisonPage';
