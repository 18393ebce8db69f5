import type { Page } from '@playwright/test';
import type { World } from './bench-world';
import { longest, watchLongTasks } from './long-tasks';
import { secondsUntilNone } from './marks';
import type { Figure } from './report';

const ARTICLES = 20;
const COMPANIES = 6;
const BETWEEN_MS = 80;
/** A phone of the middle range against the machine that measures. */
const SLOWED = 4;

/** What keys, acts and moves cost the main thread in the review desk and on the board, as it is and with a quarter of the processor. */
export async function deskAndBoardFigures(page: Page, world: World): Promise<Figure[]> {
  await storeArticles(world);
  try {
    const processor = await page.context().newCDPSession(page);
    const figures: Figure[] = [];
    for (const rate of [1, SLOWED]) {
      await processor.send('Emulation.setCPUThrottlingRate', { rate });
      const note = rate === 1 ? undefined : `processor / ${rate}`;
      for (const figure of [...(await deskTasks(page, world)), ...(await boardTasks(page, world))])
        figures.push({ ...figure, ...(note && { note }) });
    }
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await processor.detach();
    return figures;
  } finally {
    await deleteArticles(world);
  }
}

async function deskTasks(page: Page, { server }: World): Promise<Figure[]> {
  await page.goto(`${server.url}/potential-investiments?review=articles`);
  await page.locator('[data-value]').nth(10).waitFor();
  await watchLongTasks(page);
  const acts: [string, () => Promise<void>][] = [
    ['20 moves with j and k', () => pressEach(page, 'jjjjjjjjjjjjjjkkkkkk')],
    ['accept, discard and undo', () => pressEach(page, ['Enter', 'Enter', 'x', 'u'])],
    ['a correction is typed', () => pressEach(page, ['e', ...'quartz', 'Escape'])],
    ['four articles on', () => pressEach(page, 'nnnn')],
  ];
  return measured(page, 'review desk', acts);
}

async function boardTasks(page: Page, { server }: World): Promise<Figure[]> {
  await page.goto(`${server.url}/potential-investiments?layout=board`);
  const column = page.getByRole('region', { name: 'New', exact: true });
  const cards = column.getByRole('article');
  await cards.nth(10).waitFor();
  await watchLongTasks(page);
  const focus = () => cards.first().getByRole('heading').getByRole('button').focus();
  const acts: [string, () => Promise<void>][] = [
    [
      'from card to card',
      async () =>
        focus().then(() => pressEach(page, ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft'])),
    ],
    [
      'a card is lifted and put back',
      async () => focus().then(() => pressEach(page, [' ', 'ArrowRight', 'ArrowLeft', 'Escape'])),
    ],
    [
      'a card is moved and taken back',
      async () => focus().then(() => pressEach(page, [' ', 'ArrowRight', 'Enter', 'u'], 1_000)),
    ],
    ['a column is scrolled', () => scroll(page, column)],
    ['more cards are shown', () => column.getByRole('button', { name: /^Show .* more$/ }).click()],
    ['a card is opened', () => cards.first().getByRole('heading').getByRole('button').click()],
  ];
  return measured(page, 'board', acts);
}

async function measured(
  page: Page,
  where: string,
  acts: readonly [string, () => Promise<void>][],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, act] of acts)
    figures.push({ what: `longest task, ${where}: ${what}`, value: await longest(page, act) });
  return figures;
}

async function pressEach(page: Page, keys: Iterable<string>, between = BETWEEN_MS): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(between);
  }
}

async function scroll(page: Page, column: ReturnType<Page['getByRole']>): Promise<void> {
  await column.hover();
  for (let turn = 0; turn < 10; turn += 1) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(BETWEEN_MS);
  }
}

/** Each of some length, with several companies and values. */
async function storeArticles({ client }: World): Promise<void> {
  await client.query('begin');
  await client.query(
    `insert into articles (url, title, source, lang, text, text_hash, state, published_at)
      select 'https://news.example/screen/' || n, 'Round ' || n, 'News', 'en',
        (select string_agg('Screenling ' || n || c || ' AG from Zug wins. ', '') from generate_series(1, $2::int) c)
          || repeat('The jury praised the applications of the year and named the finalists of the round. ', 50),
        'screen' || n, 'extracted', now() - make_interval(mins => n) from generate_series(1, $1::int) n`,
    [ARTICLES, COMPANIES],
  );
  await client.query(
    `insert into extractions (article_id, epoch, model, outcome, outputs_count)
      select id, 1, 'built-in', 'extracted', $1 from articles where text_hash like 'screen%'`,
    [COMPANIES],
  );
  await client.query(
    `insert into raw_startups (content_hash, company_name, canton, received, origin, extraction_id, evidence, search_key,
        confidence, review)
      select 'screen' || e.id || '-' || c, split_part(split_part(a.text, '. ', c), ' from', 1), 'ZG', '{}', 'article', e.id,
        (select jsonb_agg(jsonb_build_object('field', field, 'value', value, 'is_used', true, 'confidence', 0.6, 'quotes',
            jsonb_build_array(jsonb_build_object('text', 'from Zug', 'start', place, 'end', place + 8))))
          from (values ('canton', 'ZG'), ('sector', 'ICT'), ('founding_year', '2021'), ('raised_money', '1000000'),
            ('first_name', 'Ann'), ('last_name', 'Beck')) as said (field, value)),
        'screenling', 0.5, 'waiting'
      from extractions e join articles a on a.id = e.article_id cross join generate_series(1, $1::int) c
        cross join lateral (select strpos(a.text, split_part(a.text, '. ', c)) - 1 + strpos(split_part(a.text, '. ', c), 'from Zug') - 1 as place) as found
      where a.text_hash like 'screen%'`,
    [COMPANIES],
  );
  await client.query('commit');
  await secondsUntilNone(client, 'review_marks');
}

/** What the next chapter measures is without them. */
async function deleteArticles({ client }: World): Promise<void> {
  await client.query('begin');
  await client.query(`delete from raw_startups where content_hash like 'screen%'`);
  await client.query(`delete from articles where text_hash like 'screen%'`);
  await client.query(
    'delete from review_marks m where not exists (select from articles a where a.id = m.article_id)',
  );
  await client.query('commit');
}
