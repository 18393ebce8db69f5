/** Kinds of sources: a feed, a sitemap, or a page that lists articles. */
export const SOURCE_KINDS = ['feed', 'sitemap', 'list'] as const;

export type SourceKind = (typeof SOURCE_KINDS)[number];
