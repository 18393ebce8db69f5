import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { storeArticles } from '../../apps/api/src/extraction-runs/articles.fixture';
import { HOSTILE_FEEDS, HOSTILE_TEXTS } from '../../apps/api/src/foreign-text/hostile-corpus.fixture';
import type { World } from './bench-world';
import { beside } from './flood';
import { figureOf } from './overload-figures';
import { seconds, type Chapter } from './report';

const LOOK_MS = 500;
const SOURCES = '/auth/admin/scrapers/sources';
const CONFIG = '/auth/admin/scrapers/config/news';

/** /healthz and a list while the server reads the hostile corpus: its feeds and pages as news, its texts as articles. */
export async function hostileFigures(world: World): Promise<Chapter> {
  const list = { method: 'GET', path: '/auth/investments?pageSize=20', token: world.token } as const;
  const start = performance.now();
  const { seen: health, result } = await beside(world.server, { method: 'GET', path: '/healthz' }, () =>
    beside(world.server, list, async () => {
      await readNews(world);
      await extractTexts(world);
    }),
  );
  return {
    title: 'The hostile corpus is read',
    figures: [
      { what: 'all of it', value: seconds(performance.now() - start) },
      figureOf('meanwhile: /healthz', health),
      figureOf('meanwhile: a list', result.seen),
    ],
  };
}

/** One run over a source that lists every page, and one source for every feed. */
async function readNews(world: World): Promise<void> {
  const { corpus } = world;
  const feeds = Object.keys(HOSTILE_FEEDS).map((_name, index) => `${corpus.url}/feeds/${index}`);
  for (const url of [`${corpus.url}/pages`, ...feeds])
    await call(world, 'POST', SOURCES, { name: `Hostile ${url.slice(-9)}`, url, enabled: true });
  await call(world, 'PUT', CONFIG, { enabled: true, intervalSec: 86_400 });
  await world.client.query('update news_job set due_at = now()');
  for (let run = null; !run?.finished_at; await wait(LOOK_MS))
    run = (await call(world, 'GET', CONFIG)).last_run;
}

async function extractTexts(world: World): Promise<void> {
  await storeArticles(
    drizzle(world.client),
    Object.values(HOSTILE_TEXTS).map((write) => write()),
  );
  while ((await call(world, 'GET', '/auth/llm/pending')).pending > 0)
    await call(world, 'POST', '/auth/llm/run?batch=1&max=1');
}

async function call({ server, token }: World, method: string, path: string, body?: object) {
  const answer = await fetch(server.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text);
}
