import { UnreadableText } from '../../platform/threads/unreadable-text';
import { RefusedAddress } from '../../platform/outbound-http/address-guard';
import type { Feed } from './feed';
import { FEED_TYPES } from './feed-types';
import { FetchFailure } from '../../platform/outbound-http/fetch-failure';
import { readListPage } from './read-list-page';
import { readSitemapSource } from './read-sitemap-source';
import { readSampleFeed, SAMPLE_ADDRESS, SAMPLE_BASE } from './sample-feed';
import type { SourceAddress, SourceDeps } from './source-address';

type Validators = { etag: string | null; last_modified: string | null };

export type SourceReading = {
  /** Null when nothing changed since the validators. */
  feed: Feed | null;
  validators: Validators;
};

const NO_VALIDATORS: Validators = { etag: null, last_modified: null };

/**
 * Reads what a source lists: a feed, a sitemap, a page of links, or the bundled sample from disk. The schedule, a test, a
 * preview and a discovery read a source by this function alone.
 * @param known what it answered last: an unchanged feed is then not sent again
 * @throws FetchFailure, RefusedAddress or UnreadableText, with a message for people
 */
export async function readSource(
  deps: SourceDeps,
  source: SourceAddress,
  known = NO_VALIDATORS,
): Promise<SourceReading> {
  const { fetchPage, reader } = deps;
  if (source.url === SAMPLE_ADDRESS) {
    const feed = await reader.read('readFeed', await readSampleFeed(), 'application/rss+xml', SAMPLE_BASE);
    return { feed, validators: NO_VALIDATORS };
  }
  if (source.kind === 'list') return { feed: await readListPage(deps, source), validators: NO_VALIDATORS };
  if (source.kind === 'sitemap')
    return { feed: await readSitemapSource(deps, source), validators: NO_VALIDATORS };
  const page = await fetchPage(source.url, {
    accept: FEED_TYPES,
    isTopEnough: true,
    etag: known.etag,
    lastModified: known.last_modified,
  });
  const validators = { etag: page.etag, last_modified: page.lastModified };
  if (page.status === 304) return { feed: null, validators: known };
  return { feed: await reader.read('readFeed', page.body, page.contentType, page.url), validators };
}

/** Whether an error is one of those with a message for people: it is the site's, and no fault of this program. */
export function isSiteFailure(error: unknown): error is FetchFailure | RefusedAddress | UnreadableText {
  return error instanceof FetchFailure || error instanceof RefusedAddress || error instanceof UnreadableText;
}

/** The message of a source's failure for the person. An unexpected one is that source's alone too: the others are read. */
export function sourceErrorText(error: unknown): string {
  return isSiteFailure(error) ? error.message : 'It could not be read.';
}
