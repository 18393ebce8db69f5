/** Matches any media type, because the content determines the feed format. */
export const ANY_TYPE = '*/*';

/**
 * Media types for the Accept header of feed requests. Some servers choose the format by them. Responses of other types
 * are accepted too.
 */
export const FEED_TYPES = [
  'application/rss+xml',
  'application/atom+xml',
  'application/rdf+xml',
  'application/feed+json',
  'application/xml',
  'text/xml',
  ANY_TYPE,
] as const;

/** Media types for the Accept header of sitemap requests. */
export const SITEMAP_TYPES = ['application/xml', 'text/xml', ANY_TYPE] as const;
