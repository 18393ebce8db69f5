import type { ForeignReader } from '../../platform/threads/sandboxed-parser';
import { UnreadableText } from '../../platform/threads/unreadable-text';
import { RefusedAddress } from '../../platform/outbound-http/address-guard';
import { FetchFailure } from '../../platform/outbound-http/fetch-failure';
import type { FetchPage } from './fetch-page';
import type { Unread } from '../../platform/outbound-http/unread';

/** Maximum pause that a site can demand, in milliseconds. */
const LONGEST_PAUSE_MS = 10_000;

export type SiteDeps = {
  fetchPage: FetchPage;
  reader: Pick<ForeignReader, 'read'>;
  userAgent: string;
  /** Pause between two pages of a site that demands no pause, in milliseconds. */
  pauseMs: number;
};

export type SiteRules = {
  /** Returns the reason why a page must not be requested; null if the request is allowed. */
  refusalOf: (address: string) => Promise<Unread | null>;
  /** Pause between two pages of the site, in milliseconds. */
  pauseMs: number;
};

/**
 * Reads the robots.txt rules of a site for this product. A site without robots.txt allows everything. If robots.txt is
 * temporarily unreadable or the server is overloaded, nothing is allowed for now (RFC 9309, 2.3.1.4). The rules are
 * evaluated in a worker thread, once per page, because a hostile rule may take long to match.
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

/** Returns the reason why a site temporarily refuses requests; null if the site has no robots.txt. */
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
