export { ResultsSection } from './ResultsSection';
