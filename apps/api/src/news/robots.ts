import robotsParser from 'robots-parser';
import { FetchFailure, type FetchPage } from './fetch-page';

/** Longest pause that a site may ask for between two pages, in milliseconds. */
const LONGEST_PAUSE_MS = 10_000;

export type SiteRules = {
  isAllowed: (address: string) => boolean;
  /** Between two pages of the site, in milliseconds. */
  pauseMs: number;
};

/**
 * What a site's robots.txt says to us. A site without one allows everything; one whose file cannot be read now allows
 * nothing now (RFC 9309, 2.3.1.4).
 * @param pauseMs between two pages when the site asks for none
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
    const asked = (rules.getCrawlDelay(userAgent) ?? 0) * 1000;
    return {
      isAllowed: (page) => rules.isAllowed(page, userAgent) ?? true,
      pauseMs: Math.min(LONGEST_PAUSE_MS, Math.max(pauseMs, asked)),
    };
  } catch (error) {
    const hasNone = error instanceof FetchFailure && error.status !== null && error.status < 500;
    return { isAllowed: () => hasNone, pauseMs };
  }
}
