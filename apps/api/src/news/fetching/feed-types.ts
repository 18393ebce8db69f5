/** MIME types under which feeds are found. */
export const FEED_TYPES = [
  'application/rss+xml',
  'application/atom+xml',
  'application/rdf+xml',
  'application/feed+json',
  'application/xml',
  'text/xml',
  'application/json',
  'text/plain',
  'text/html',
  'application/x-gzip',
  'application/gzip',
  'application/octet-stream',
] as const;

/** MIME types under which sitemaps are found. */
export const SITEMAP_TYPES = [
  'application/xml',
  'text/xml',
  'text/plain',
  'text/html',
  'application/rss+xml',
  'application/x-gzip',
  'application/gzip',
  'application/octet-stream',
] as const;
