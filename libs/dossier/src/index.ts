export { DossierPage } from './DossierPage';
export { ComparisonPage } from './comparison/ComparisonPage';
export { comparisonQueries, dossierQueries } from './dossier.api';
