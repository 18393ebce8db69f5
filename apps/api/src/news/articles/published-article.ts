import type { RawArticle } from '../../platform/db/schema/raw-startups.table';

/** Returns the response body for an article. It contains the published address instead of the canonical one. */
export const publishedArticle = ({ url, link, title, published_at, source }: RawArticle) => ({
  url: link ?? url,
  title,
  published_at,
  source,
});
