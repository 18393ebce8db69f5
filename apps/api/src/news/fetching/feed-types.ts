/** Any type: what a document is shows its content. */
export const ANY_TYPE = '*/*';

/** MIME types of feeds, for servers that choose; feeds are found under all others as well. */
export const FEED_TYPES = [
  'application/rss+xml',
  'application/atom+xml',
  'application/rdf+xml',
  'application/feed+json',
  'application/xml',
  'text/xml',
  ANY_TYPE,
] as const;

/** MIME types of sitemaps, in the same way. */
export const SITEMAP_TYPES = ['application/xml', 'text/xml', ANY_TYPE] as const;
