import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Client } from 'pg';
import { startInstallation, type Installation } from './installation';
import { WITH_ADMIN } from './sign-in';

/** RSS feed with twelve fictional articles, next to the built server. */
const FEED = join(__dirname, '../../../dist/apps/api/sample-feed.xml');

/**
 * Starts an installation with an administrator and a news source, which is a feed of twelve articles on loopback. Both
 * stop together.
 */
export async function startNewsInstallation(env: Record<string, string> = {}): Promise<Installation> {
  const site = await serveFeed();
  const vaglio = await startInstallation({ ...WITH_ADMIN, ...env, PRIVATE_NEWS_HOSTS: site.host });
  await addSource(vaglio, `http://${site.host}/feed.xml`);
  const stop = async () => {
    await vaglio.stop();
    site.close();
  };
  return { ...vaglio, stop };
}

async function serveFeed() {
  const feed = readFileSync(FEED);
  const server = createServer((request, response) => {
    const isFeed = request.url === '/feed.xml';
    response.writeHead(isFeed ? 200 : 404, { 'content-type': 'application/rss+xml; charset=utf-8' });
    response.end(isFeed ? feed : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { host: `127.0.0.1:${address.port}`, close: () => server.close() };
}

async function addSource(vaglio: Installation, url: string) {
  const client = new Client({ connectionString: vaglio.databaseUrl() });
  await client.connect();
  await client.query('insert into news_sources (name, url) values ($1, $2)', ['Invented news', url]);
  await client.end();
}
