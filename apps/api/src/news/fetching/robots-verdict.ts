import robotsParser from 'robots-parser';

export type RobotsVerdict = {
  isAllowed: boolean;
  /** What the site asks for between two pages, in seconds; 0 for nothing. */
  delaySeconds: number;
};

/** Larger files are cut (RFC 9309, 2.5: at least 500 KiB are read), in UTF-16 units. */
const LARGEST_ROBOTS = 512 * 1024;

/**
 * What a robots.txt says of one page.
 * @param robotsAddress of the file itself
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
