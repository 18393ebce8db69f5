import type { ForeignReader } from '../../platform/threads/sandboxed-parser';
import { UnreadableText } from '../../platform/threads/unreadable-text';
import { RefusedAddress } from '../../platform/outbound-http/address-guard';
import { FetchFailure } from '../../platform/outbound-http/fetch-failure';
import type { FetchPage } from './fetch-page';
import type { Unread } from '../../platform/outbound-http/unread';

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
  /** Why a page may not be requested; null when it may. */
  refusalOf: (address: string) => Promise<Unread | null>;
  /** Between two pages of the site, in milliseconds. */
  pauseMs: number;
};

/**
 * The rules of a site's robots.txt for this product. A site without one allows everything; one whose file cannot be read
 * now, or that has too many visitors, allows nothing now (RFC 9309, 2.3.1.4).
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
      refusalOf: async (page) => ((await verdictOn(page)).isAllowed ? null : FORBIDDEN),
      pauseMs: Math.min(LONGEST_PAUSE_MS, Math.max(pauseMs, delaySeconds * 1000)),
    };
  } catch (error) {
    const refusal = refusalOf(error);
    return { refusalOf: () => Promise.resolve(refusal), pauseMs };
  }
}

const FORBIDDEN: Unread = {
  reason: 'robots',
  message: 'The site does not allow it (robots.txt).',
  isFinal: false,
  retryAfterMs: null,
};

/** Null when the site has no rules. */
function refusalOf(error: unknown): Unread | null {
  if (error instanceof FetchFailure) {
    const { status, reason, retryAfterMs, message } = error;
    const hasNone = status !== null && status < 500 && reason !== 'busy';
    return hasNone
      ? null
      : {
          reason: reason === 'busy' ? 'busy' : 'unreachable',
          message: `robots.txt: ${message}`,
          isFinal: false,
          retryAfterMs,
        };
  }
  if (error instanceof RefusedAddress || error instanceof UnreadableText)
    return { ...FORBIDDEN, message: `robots.txt: ${error.message}` };
  throw error;
}
