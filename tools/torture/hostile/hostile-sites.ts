import {
  HOSTILE_FEEDS,
  HOSTILE_PAGES,
  HOSTILE_ROBOTS,
  HOSTILE_TEXTS,
} from '../../../apps/api/src/platform/threads/hostile-corpus.fixture';
import {
  articlePage,
  longText,
  newsServer,
  rss,
  type NewsAnswer,
  type NewsServer,
} from '../../../apps/api/src/testing/news-server';

const ARTICLE = '/article';
const FEED = '/feed';
export const HONEST_TITLE = 'An honest article';

type Corpus = Readonly<Record<string, () => string>>;

export type HostileSites = {
  /** Addresses of feeds: the hostile feeds, and a feed that lists all hostile pages and, at the end, a valid page. */
  feeds: string[];
  /** Hosts of all sites, including their ports. */
  hosts: string[];
  pages: number;
  close: () => Promise<void>;
};

/**
 * Serves the hostile corpus on loopback. Each page has its own site, because the reader pauses between two pages of the
 * same site.
 * @param most maximum number of pages or feeds of each kind
 */
export async function hostileSites(most = Infinity): Promise<HostileSites> {
  const some = (corpus: Corpus) => Object.values(corpus).slice(0, most);
  const robots = some(HOSTILE_ROBOTS);
  const pages = [
    ...some(HOSTILE_PAGES).map((write) => ({ body: write() })),
    ...some(HOSTILE_TEXTS).map((write) => ({ body: `<article><p>${write()}</p></article>` })),
    ...robots.map(() => articlePage('Behind a hostile robots.txt', longText('robots'))),
  ];
  const sites: NewsServer[] = [];
  for (const [index, page] of pages.entries()) {
    const writeRobots = robots[index - (pages.length - robots.length)];
    const rules: Record<string, NewsAnswer> = writeRobots
      ? { '/robots.txt': { type: 'text/plain', body: writeRobots() } }
      : {};
    sites.push(await newsServer({ [ARTICLE]: page, ...rules }));
  }
  const honest = await newsServer({ [ARTICLE]: articlePage(HONEST_TITLE, longText('honest')) });
  const links = [...sites, honest].map(({ url }) => `${url}${ARTICLE}`);
  const feedSites: NewsServer[] = [];
  for (const write of some(HOSTILE_FEEDS))
    feedSites.push(await newsServer({ [FEED]: { type: 'application/rss+xml', body: write() } }));
  const items = links.map((link, index) => ({
    title: index === sites.length ? HONEST_TITLE : `Page ${index}`,
    path: link,
  }));
  const list = await newsServer({ [FEED]: rss('', items) });
  const all = [list, honest, ...sites, ...feedSites];
  return {
    feeds: [list, ...feedSites].map(({ url }) => `${url}${FEED}`),
    hosts: all.map(({ host }) => host),
    pages: links.length,
    close: async () => {
      await Promise.all(all.map((site) => site.close()));
    },
  };
}
