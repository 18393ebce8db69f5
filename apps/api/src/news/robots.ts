import robotsParser from 'robots-parser';
import { FetchFailure, type FetchPage } from './fetch-page';

/** Longest pause that a site may set between two pages, in milliseconds. */
const LONGEST_PAUSE_MS = 10_000;

export type SiteRules = {
  isAllowed: (address: string) => boolean;
  /** Between two pages of the site, in milliseconds. */
  pauseMs: number;
};

/**
 * The rules of a site's robots.txt for this product. A site without one allows everything; one whose file cannot be read now allows
 * nothing now (RFC 9309, 2.3.1.4).
 * @param pauseMs between two pages when the site sets none
 */
export async function readSiteRules(
  fetchPage: FetchPage,
  address: string,
  userAgent: string,
  pauseMs: number,
): Promise<SiteRules> {
  const robotsAddress = new URL('/robots.txt', address).href;
  try {
    const { body } = await fetchPage(robotsAddress, { accept: ['text/plain', 'text/html'] });
    const rules = robotsParser(robotsAddress, body.toString('utf8'));
    const crawlDelayMs = (rules.getCrawlDelay(userAgent) ?? 0) * 1000;
    return {
      isAllowed: (page) => rules.isAllowed(page, userAgent) ?? true,
      pauseMs: Math.min(LONGEST_PAUSE_MS, Math.max(pauseMs, crawlDelayMs)),
    };
  } catch (error) {
    const hasNone = error instanceof FetchFailure && error.status !== null && error.status < 500;
    return { isAllowed: () => hasNone, pauseMs };
  }
}
