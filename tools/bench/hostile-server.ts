import { createServer } from 'node:http';
import { HOSTILE_FEEDS, HOSTILE_PAGES } from '../../apps/api/src/platform/threads/hostile-corpus.fixture';

const FEEDS = Object.values(HOSTILE_FEEDS);
const PAGES = Object.values(HOSTILE_PAGES);

/** A site on loopback that serves the hostile corpus: `/feeds/0`, `/pages/0`, and at `/pages` a feed of all pages. */
export async function hostileServer() {
  const host = { name: '' };
  const server = createServer(({ url = '' }, response) => {
    const [, kind = '', index] = url.split('/');
    const write = (kind === 'feeds' ? FEEDS : PAGES)[Number(index)];
    if (kind === 'pages' && index === undefined) response.end(feedOfPages(`http://${host.name}`));
    else if (write)
      response.setHeader('content-type', kind === 'feeds' ? 'application/xml' : 'text/html').end(write());
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const address = server.address();
  host.name = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://${host.name}`, host: host.name, stop };
}

function feedOfPages(site: string): string {
  const items = PAGES.map(
    (_write, index) => `<item><title>Page ${index}</title><link>${site}/pages/${index}</link></item>`,
  );
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>Pages</title>${items.join('')}</channel></rss>`;
}
