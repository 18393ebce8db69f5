import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { storeArticles } from '../../apps/api/src/extraction/runs/articles.fixture';
import { HOSTILE_FEEDS, HOSTILE_TEXTS } from '../../apps/api/src/platform/threads/hostile-corpus.fixture';
import { call, type World } from './bench-world';
import { beside } from './flood';
import { figureOf } from './overload-figures';
import { seconds, type Chapter, type Figure } from './report';

const LOOK_MS = 500;
/** A busy machine does not come to the end of the texts; the figures say what others noticed until then. */
const LONGEST_EXTRACTION_MS = 120_000;
const SOURCES = '/auth/admin/scrapers/sources';
const CONFIG = '/auth/admin/scrapers/config/news';

type NewsConfig = { last_run: { finished_at: string | null } | null };

/** /healthz and a list while the server reads the hostile corpus: its feeds and pages as news, its texts as articles. */
export async function hostileFigures(world: World): Promise<Chapter> {
  return {
    title: 'The hostile corpus is read',
    figures: [
      ...(await meanwhile(world, 'feeds and pages', () => readNews(world))),
      ...(await meanwhile(world, 'texts', () => extractTexts(world))),
    ],
  };
}

async function meanwhile(world: World, what: string, read: () => Promise<void>): Promise<Figure[]> {
  const list = { method: 'GET', path: '/auth/investments?pageSize=20', token: world.token } as const;
  const start = performance.now();
  const { seen: health, result } = await beside(world.server, { method: 'GET', path: '/healthz' }, () =>
    beside(world.server, list, read),
  );
  return [
    { what, value: seconds(performance.now() - start) },
    figureOf('meanwhile: /healthz', health),
    figureOf('meanwhile: a list', result.seen),
  ];
}

/** One run over a source that lists every page, and one source for every feed. */
async function readNews(world: World): Promise<void> {
  const { corpus } = world;
  const feeds = Object.keys(HOSTILE_FEEDS).map((_name, index) => `${corpus.url}/feeds/${index}`);
  for (const url of [`${corpus.url}/pages`, ...feeds])
    await call(world, 'POST', SOURCES, { name: `Hostile ${url.slice(-9)}`, url, enabled: true });
  await call(world, 'PUT', CONFIG, { enabled: true, intervalSec: 86_400 });
  await world.client.query('update news_job set due_at = now()');
  while (!(await call<NewsConfig>(world, 'GET', CONFIG)).last_run?.finished_at) await wait(LOOK_MS);
}

/** A run on the server, because a request would wait longer than a connection may be silent. */
async function extractTexts(world: World): Promise<void> {
  await storeArticles(
    drizzle(world.client),
    Object.values(HOSTILE_TEXTS).map((write) => write()),
  );
  await call(world, 'POST', '/auth/llm/runs', { batch: 5 });
  const end = performance.now() + LONGEST_EXTRACTION_MS;
  const pending = async () => (await call<{ pending: number }>(world, 'GET', '/auth/llm/pending')).pending;
  while (performance.now() < end && (await pending()) > 0) await wait(LOOK_MS);
}
