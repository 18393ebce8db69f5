import { call, type World } from './bench-world';
import { deleteArticles } from './delete-articles';
import { median } from './load';
import { secondsUntilNone } from './marks';
import { ms, perSecond, type Chapter, type Figure } from './report';

const ROUNDS = 20;

/** What the desk costs with as many articles in the queue as there are startups. */
export async function reviewFigures(world: World): Promise<Chapter> {
  await storeArticles(world);
  try {
    const found = await findStates(world);
    await world.client.query('vacuum analyze'); // as autovacuum does within a minute
    return {
      title: `Review at ${world.startups} articles in the queue`,
      figures: [found, ...(await readingFigures(world))],
    };
  } finally {
    await deleteArticles(world, 'desk');
    await world.client.query('vacuum analyze');
  }
}

/** Pages, claims and articles, read in turn. */
async function readingFigures(world: World): Promise<Figure[]> {
  const pages: number[] = [];
  const articles: number[] = [];
  const claims: number[] = [];
  const { items } = await call<{ items: { id: string }[] }>(
    world,
    'GET',
    '/auth/review/articles?pageSize=20',
  );
  for (let round = 0; round < ROUNDS; round++) {
    const { id = '' } = items[round % items.length] ?? {};
    pages.push(await timed(() => call(world, 'GET', '/auth/review/articles?pageSize=20')));
    claims.push(await timed(() => call(world, 'POST', `/auth/review/articles/${id}/claim`, {})));
    articles.push(await timed(() => call(world, 'GET', `/auth/review/articles/${id}`)));
  }
  return [
    { what: 'a page of the queue with all counts', value: ms(median(pages)) },
    { what: 'claim of the next article', value: ms(median(claims)) },
    { what: 'the next article with its companies', value: ms(median(articles)) },
  ];
}

/** Each with one company that waits, and two values. The server sees them all at once, when they are committed. */
async function storeArticles({ client, startups }: World): Promise<void> {
  await client.query('begin');
  await client.query(
    `insert into articles (url, title, source, lang, text, text_hash, state, published_at)
      select 'https://news.example/desk/' || n, 'Story ' || n, 'News', 'en', 'Deskling ' || n || ' AG from Zug wins.',
        'desk' || n, 'extracted', now() - make_interval(mins => n) from generate_series(1, $1::int) n`,
    [startups],
  );
  await client.query(
    `insert into extractions (article_id, epoch, model, outcome, outputs_count)
      select id, 1, 'built-in', 'extracted', 1 from articles where text_hash like 'desk%'`,
  );
  await client.query(
    `insert into raw_startups (content_hash, company_name, canton, received, origin, extraction_id, evidence, search_key,
        confidence, review)
      select 'desk' || e.id, split_part(a.text, ' from', 1), 'ZG', '{}', 'article', e.id, jsonb_build_array(
          jsonb_build_object('field', 'canton', 'value', 'ZG', 'is_used', true, 'confidence', 0.9, 'quotes',
            jsonb_build_array(jsonb_build_object('text', 'from Zug', 'start', 14, 'end', 22))),
          jsonb_build_object('field', 'sector', 'value', 'ICT', 'is_used', false, 'confidence', 0.4, 'quotes', '[]'::jsonb)),
        'deskling', 0.5, 'waiting'
      from extractions e join articles a on a.id = e.article_id where a.text_hash like 'desk%'`,
  );
  await client.query('analyze');
  await client.query('commit');
}

/** All articles are new to the desk, as after an upgrade. Call it as soon as they are stored. */
async function findStates(world: World): Promise<Figure> {
  const seconds = await secondsUntilNone(world.client, 'review_marks');
  return {
    what: 'find the state of all articles, beside the requests',
    value: perSecond(world.startups / seconds, 'articles'),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
