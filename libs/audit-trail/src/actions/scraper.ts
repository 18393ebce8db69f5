export const SCRAPER_ACTIONS = {
  scraper_config_saved: 'Changed the news scraper',
  news_source_created: 'Added a news source',
  news_source_changed: 'Changed a news source',
  news_source_deleted: 'Deleted a news source',
} as const;
