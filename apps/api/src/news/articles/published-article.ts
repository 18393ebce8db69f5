import type { RawArticle } from '../../platform/db/schema/raw-startups.table';

/** An article as it is answered: with its address as published, not with the key by which it is known. */
export const publishedArticle = ({ url, link, title, published_at, source }: RawArticle) => ({
  url: link ?? url,
  title,
  published_at,
  source,
});
