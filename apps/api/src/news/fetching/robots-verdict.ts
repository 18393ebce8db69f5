import robotsParser from 'robots-parser';

export type RobotsVerdict = {
  isAllowed: boolean;
  /** Pause between two pages that the site demands, in seconds; 0 if it demands none. */
  delaySeconds: number;
};

/** Maximum size of robots.txt in UTF-16 units. Larger files are truncated; RFC 9309, 2.5, requires at least 500 KiB. */
const LARGEST_ROBOTS = 512 * 1024;

/**
 * Applies the rules of a robots.txt file to a page.
 * @param robotsAddress address of the robots.txt file
 */
export function robotsVerdict(
  text: string,
  robotsAddress: string,
  page: string,
  userAgent: string,
): RobotsVerdict {
  const rules = robotsParser(robotsAddress, text.slice(0, LARGEST_ROBOTS));
  return {
    isAllowed: rules.isAllowed(page, userAgent) ?? true,
    delaySeconds: rules.getCrawlDelay(userAgent) ?? 0,
  };
}
