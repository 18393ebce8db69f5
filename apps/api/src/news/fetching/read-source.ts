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
  /** Parsed feed; null if the validators show that it is unchanged. */
  feed: Feed | null;
  validators: Validators;
};

const NO_VALIDATORS: Validators = { etag: null, last_modified: null };

/**
 * Reads the items of a source: a feed, a sitemap, a page of links, or the bundled sample data. The schedule, source
 * tests, previews and source discovery all use this function.
 * @param known validators of the last response, so that an unchanged feed is not transferred again
 * @throws FetchFailure, RefusedAddress or UnreadableText, with a message for users
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

/** Returns whether an error is a failure of the site with a message for users, not an error of this program. */
export function isSiteFailure(error: unknown): error is FetchFailure | RefusedAddress | UnreadableText {
  return error instanceof FetchFailure || error instanceof RefusedAddress || error instanceof UnreadableText;
}

/** Returns the message for a source error. Unexpected errors get a general message. */
export function sourceErrorText(error: unknown): string {
  return isSiteFailure(error) ? error.message : 'It could not be read.';
}
