import { RefusedAddress } from './address-guard';
import type { ForeignReader } from '../foreign-text/foreign-reader';
import { UnreadableText } from '../foreign-text/unreadable-text';
import { FEED_TYPES, type Feed } from './feed';
import { FetchFailure } from './fetch-failure';
import type { FetchPage } from './fetch-page';
import { readSampleFeed, SAMPLE_ADDRESS, SAMPLE_BASE } from './sample-feed';

type Validators = { etag: string | null; last_modified: string | null };

export type SourceReading = {
  /** Null when nothing changed since the validators. */
  feed: Feed | null;
  validators: Validators;
};

const NO_VALIDATORS: Validators = { etag: null, last_modified: null };

export type SourceDeps = { fetchPage: FetchPage; reader: Pick<ForeignReader, 'read'> };

/**
 * Reads a feed, the bundled sample from disk.
 * @param address of the feed
 * @param known what it answered last: an unchanged feed is then not sent again
 * @throws FetchFailure, RefusedAddress or UnreadableText, with a message for people
 */
export async function readSource(
  { fetchPage, reader }: SourceDeps,
  address: string,
  known = NO_VALIDATORS,
): Promise<SourceReading> {
  if (address === SAMPLE_ADDRESS) {
    const feed = await reader.read('readFeed', await readSampleFeed(), 'application/rss+xml', SAMPLE_BASE);
    return { feed, validators: NO_VALIDATORS };
  }
  const page = await fetchPage(address, {
    accept: FEED_TYPES,
    etag: known.etag,
    lastModified: known.last_modified,
  });
  const validators = { etag: page.etag, last_modified: page.lastModified };
  if (page.status === 304) return { feed: null, validators: known };
  return { feed: await reader.read('readFeed', page.body, page.contentType, page.url), validators };
}

/** The message of a source's failure for the person. An unexpected one is that source's alone too: the others are read. */
export function sourceErrorText(error: unknown): string {
  return error instanceof FetchFailure || error instanceof RefusedAddress || error instanceof UnreadableText
    ? error.message
    : 'It could not be read.';
}
