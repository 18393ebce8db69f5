export const SCRAPER_ACTIONS = {
  scraper_config_saved: 'Changed the news scraper',
  news_source_created: 'Added a news source',
  news_source_changed: 'Changed a news source',
  news_source_deleted: 'Deleted a news source',
  news_reading_ordered: 'Ordered a reading of news',
  news_page_retried: 'Tried an unread page again',
  news_page_never: 'Set a page never to be read',
  news_pages_retried: 'Tried unread pages again',
} as const;
