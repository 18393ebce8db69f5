export { ScraperSection } from './ScraperSection';
