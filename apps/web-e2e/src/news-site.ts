import { createServer } from 'node:http';

export interface NewsSite {
  /** Host and port, `127.0.0.1:port`, for the source form and PRIVATE_NEWS_HOSTS. */
  readonly host: string;
  /** Corrects the amount in the article, both on its page and in the feed. */
  readonly correct: () => void;
  readonly close: () => Promise<void>;
}

const STORY = [
  'The Zurich startup Velunika AG has raised CHF 4 million in a seed round. The company announced the round on Tuesday.',
  'Velunika AG, a spin-off of ETH Zurich founded in 2023, builds optical sensors that find leaks in water pipes. Velunika AG will use the money to hire twelve engineers and to enter the German market.',
  'The first customers are water utilities in Zurich and Winterthur. According to the company, the sensors have found more than three hundred leaks since the spring, and a second product is to follow next year.',
];
const OTHER = [
  'The federal office has published its yearly figures on the use of water. In the past year the cities used two per cent less than in the year before, mostly because the summer was cool and wet.',
  'The office expects no change in the coming years. Older pipes are to be replaced within a decade, as the government decided in the spring, and the costs are shared between cities and cantons.',
];

/**
 * Starts a news site on loopback. Its home page links to a feed with three items, one of which points to a missing
 * page.
 */
export async function startNewsSite(): Promise<NewsSite> {
  let sum = 'CHF 4 million';
  let base = '';
  const pages = new Map<string, () => [type: string, body: string]>([
    [
      '/',
      () => ['text/html', `<html><head><title>Waterside News</title>${LINK}</head><body>News</body></html>`],
    ],
    ['/rss.xml', () => ['application/rss+xml', feed(base, sum)]],
    ['/velunika', () => ['text/html', article('Velunika raises money', STORY, sum)]],
    ['/figures', () => ['text/html', article('Less water used', OTHER, '')]],
  ]);
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '')?.();
    response.statusCode = page ? 200 : 404;
    response.setHeader('content-type', `${page?.[0] ?? 'text/html'}; charset=utf-8`);
    response.end(page?.[1] ?? 'Not here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  base = `http://127.0.0.1:${address.port}`;
  return {
    host: `127.0.0.1:${address.port}`,
    correct: () => {
      sum = 'CHF 5 million';
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const LINK = '<link rel="alternate" type="application/rss+xml" title="Waterside News" href="/rss.xml">';

function feed(base: string, sum: string): string {
  const items = [
    ['Velunika raises money', '/velunika', `A round of ${sum}`],
    ['Less water used', '/figures', 'The yearly figures'],
    ['A page that is gone', '/gone', ''],
  ].map(
    ([title, path, text]) =>
      `<item><title>${title}</title><link>${base}${path}</link><description>${text}</description></item>`,
  );
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>Waterside News</title><link>${base}</link>${items.join('')}</channel></rss>`;
}

function article(title: string, paragraphs: readonly string[], sum: string): string {
  const text = paragraphs.map((words) => `<p>${words.replace('CHF 4 million', sum)}</p>`).join('');
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><article><h1>${title}</h1>${text}</article></body></html>`;
}
