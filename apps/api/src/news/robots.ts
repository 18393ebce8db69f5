import type { ForeignReader } from '../foreign-text/foreign-reader';
import { UnreadableText } from '../foreign-text/unreadable-text';
import { RefusedAddress } from './address-guard';
import { FetchFailure, type FetchPage } from './fetch-page';

/** Longest pause that a site may set between two pages, in milliseconds. */
const LONGEST_PAUSE_MS = 10_000;

export type SiteDeps = {
  fetchPage: FetchPage;
  reader: Pick<ForeignReader, 'read'>;
  userAgent: string;
  /** Between two pages of a site that asks for no pause, in milliseconds. */
  pauseMs: number;
};

export type SiteRules = {
  isAllowed: (address: string) => Promise<boolean>;
  /** Between two pages of the site, in milliseconds. */
  pauseMs: number;
};

/**
 * The rules of a site's robots.txt for this product. A site without one allows everything; one whose file cannot be read now allows
 * nothing now (RFC 9309, 2.3.1.4).
 * The file is read in a thread, once for each page: a rule may be written so that it takes long to compare.
 */
export async function readSiteRules(
  { fetchPage, reader, userAgent, pauseMs }: SiteDeps,
  address: string,
): Promise<SiteRules> {
  const robotsAddress = new URL('/robots.txt', address).href;
  try {
    const { body } = await fetchPage(robotsAddress, { accept: ['text/plain', 'text/html'] });
    const verdictOn = (page: string) => reader.read('robotsVerdict', body, robotsAddress, page, userAgent);
    const { delaySeconds } = await verdictOn(address);
    return {
      isAllowed: async (page) => (await verdictOn(page)).isAllowed,
      pauseMs: Math.min(LONGEST_PAUSE_MS, Math.max(pauseMs, delaySeconds * 1000)),
    };
  } catch (error) {
    if (!(
      error instanceof FetchFailure ||
      error instanceof RefusedAddress ||
      error instanceof UnreadableText
    ))
      throw error;
    const hasNone = error instanceof FetchFailure && error.status !== null && error.status < 500;
    return { isAllowed: () => Promise.resolve(hasNone), pauseMs };
  }
}
