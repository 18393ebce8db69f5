import type { Feed } from './feed';
import { FetchFailure } from '../../platform/outbound-http/fetch-failure';
import type { SourceAddress, SourceDeps } from './source-address';
import { readSiteRules } from './robots';

const PAGE_TYPES = ['text/html', 'application/xhtml+xml'] as const;

/**
 * Returns the articles that a page links to, if robots.txt allows reading the page.
 * @throws FetchFailure, RefusedAddress or UnreadableText, with a message for users
 */
export async function readListPage(
  deps: SourceDeps,
  { url, link_pattern }: Pick<SourceAddress, 'url' | 'link_pattern'>,
): Promise<Feed> {
  const { fetchPage, reader } = deps;
  const rules = await readSiteRules({ ...deps, pauseMs: 0 }, url);
  const refusal = await rules.refusalOf(url);
  if (refusal) throw new FetchFailure(refusal.message, refusal);
  const page = await fetchPage(url, { accept: PAGE_TYPES });
  return reader.read('readLinks', page.body, page.contentType, page.url, link_pattern);
}
