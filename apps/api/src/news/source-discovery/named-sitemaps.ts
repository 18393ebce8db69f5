import { isUrl } from '@vaglio/startups-domain';
import { isSameSite } from '../fetching/canonical-address';

/** Maximum size of robots.txt in UTF-16 units; larger files are truncated. */
const LARGEST_ROBOTS = 512 * 1024;

/**
 * Returns the sitemaps in a robots.txt that belong to the same site.
 * @param page page of the site, the base of relative addresses
 */
export function namedSitemaps(robots: string, page: string): string[] {
  const found = robots
    .slice(0, LARGEST_ROBOTS)
    .split(/[\r\n]+/)
    .flatMap((line) => {
      const [, address = ''] = /^\s{0,20}sitemap\s{0,20}:\s{0,20}(\S+)/i.exec(line) ?? [];
      if (address === '' || !isUrl(address, page)) return [];
      const { href } = new URL(address, page);
      return isSameSite(href, page) ? [href] : [];
    });
  return [...new Set(found)];
}
