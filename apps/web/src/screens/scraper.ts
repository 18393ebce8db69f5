export { ScraperSection } from '@vaglio/news-scraper';
