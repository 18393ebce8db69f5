export { DossierPage } from './DossierPage';
