import { RefusedAddress } from './address-guard';
import { FEED_TYPES, FeedFailure, readFeed, type Feed } from './feed';
import { FetchFailure, type FetchPage } from './fetch-page';
import { readText } from './read-text';
import { readSampleFeed, SAMPLE_ADDRESS, SAMPLE_BASE } from './sample-feed';

export type Validators = { etag: string | null; last_modified: string | null };

export type SourceReading = {
  /** Null when nothing changed since the validators. */
  feed: Feed | null;
  validators: Validators;
};

const NO_VALIDATORS: Validators = { etag: null, last_modified: null };
/** Of a feed that is gzip without a header for it, in bytes after unpacking. */
const LARGEST_FEED = 2 * 1024 * 1024;

/**
 * Reads a feed, the bundled sample from disk.
 * @param address of the feed
 * @param known what it answered last: an unchanged feed is then not sent again
 * @throws FetchFailure, RefusedAddress or FeedFailure, with a message for the person
 */
export async function readSource(
  fetchPage: FetchPage,
  address: string,
  known = NO_VALIDATORS,
): Promise<SourceReading> {
  if (address === SAMPLE_ADDRESS)
    return { feed: readFeed(await readSampleFeed(), SAMPLE_BASE), validators: NO_VALIDATORS };
  const page = await fetchPage(address, {
    accept: FEED_TYPES,
    etag: known.etag,
    lastModified: known.last_modified,
  });
  const validators = { etag: page.etag, last_modified: page.lastModified };
  if (page.status === 304) return { feed: null, validators: known };
  return { feed: readFeed(textOf(page.body, page.contentType), page.url), validators };
}

function textOf(body: Buffer, contentType: string): string {
  try {
    return readText(body, contentType, LARGEST_FEED);
  } catch {
    throw new FeedFailure('What it answers is damaged or too large.');
  }
}

/** The message of a source's failure for the person; an unexpected error is rethrown. */
export function sourceErrorText(error: unknown): string {
  if (error instanceof FetchFailure || error instanceof RefusedAddress || error instanceof FeedFailure)
    return error.message;
  throw error;
}
