import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listening } from './listening';

export type NewsAnswer =
  | { status?: number; type?: string; body?: string | Buffer; headers?: Record<string, string> }
  | ((request: IncomingMessage, response: ServerResponse) => void);

/** Starts a local news site that replaces the internet in tests. Unknown paths return 404. */
export async function newsServer(pages: Record<string, NewsAnswer>) {
  const requested: string[] = [];
  const agents = new Set<string | undefined>();
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    agents.add(request.headers['user-agent']);
    const answer = pages[request.url ?? ''] ?? { status: 404 };
    if (typeof answer === 'function') return answer(request, response);
    const { status = 200, type = 'text/html; charset=utf-8', body = '', headers = {} } = answer;
    return response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  });
  const host = `127.0.0.1:${await listening(server)}`;
  return {
    host,
    url: `http://${host}`,
    requested,
    agents,
    pages,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type NewsServer = Awaited<ReturnType<typeof newsServer>>;

/** Returns an RSS feed with these items. Their paths are relative to the site. */
export function rss(
  url: string,
  items: readonly { title: string; path: string; html?: string }[],
): { type: string; body: string } {
  const entries = items.map(
    ({ title, path, html = '' }) =>
      `<item><title>${title}</title><link>${url}${path}</link><pubDate>Tue, 17 Nov 2026 08:00:00 GMT</pubDate><description><![CDATA[${html}]]></description></item>`,
  );
  return {
    type: 'application/rss+xml',
    body: `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title><link>${url}</link>${entries.join('')}</channel></rss>`,
  };
}

/** Returns a page with an article between navigation and footer. */
export function articlePage(title: string, paragraphs: readonly string[], head = ''): { body: string } {
  const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
  return {
    body: `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><nav><a href="/">Home</a></nav><article><h1>${title}</h1>${text}</article><footer>Imprint</footer></body></html>`,
  };
}

/** Returns a text that is long enough for readability to accept it as an article. It differs for each seed. */
export function longText(seed: string): string[] {
  const sentence = (index: number) =>
    `The company ${seed} reports in its paragraph number ${index} that the pilot of ${seed} in region ${index} went well and that ${seed} will hire ${index + 3} engineers.`;
  return Array.from(
    { length: 4 },
    (_, index) => `${sentence(index * 3)} ${sentence(index * 3 + 1)} ${sentence(index * 3 + 2)}`,
  );
}
