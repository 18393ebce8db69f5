import { sql } from 'drizzle-orm';
import { promptLab } from '../trials/prompt-lab.fixture';
import type { GoldenImportResultBody } from './golden.schemas';

const SET = '/auth/llm/golden-set';
const FULL = { status: 409, body: { error: 'The golden set holds at most 2000 articles.' } };

let lab: Awaited<ReturnType<typeof promptLab>>;
beforeAll(async () => {
  lab = await promptLab();
});
afterAll(() => lab.close());
beforeEach(() => lab.reset());

/**
 * Stores `kept` articles in the golden set, and another article that was removed.
 * @returns the id of the removed article
 */
async function storeSet(kept: number): Promise<number> {
  await lab.db.execute(sql`
    insert into golden_articles (url, title, text, text_hash, startups, origin)
    select 'https://news.example/' || n, 'Story', 'Story ' || n, 'hash-' || n, '[]', 'import' from generate_series(1, ${kept}::int) n`);
  const [row] = await lab.storeGolden(['Alpha AG']);
  await lab.call('DELETE', `${SET}/articles/${row?.id ?? 0}`);
  return row?.id ?? 0;
}
const importOne = (text: string) =>
  lab.call<GoldenImportResultBody>('POST', `${SET}/import`, {
    lines: [JSON.stringify({ id: 'g', url: 'https://news.example/g', title: 'G', text, gold: [] })],
  });
/** Adds a stored article without findings to the golden set. */
async function addOne() {
  const [id] = await lab.storeArticles(['The council met.']);
  lab.model.answerWith(() => ({ startups: [] }));
  await lab.call('POST', '/auth/llm/run?mode=pending&batch=1&max=1&dry=0');
  return lab.call('POST', SET, { article_id: String(id) });
}

test('removed articles free space for other articles in the golden set', async () => {
  await storeSet(1_999);
  expect(await importOne('One more.')).toMatchObject({ status: 200, body: { added: 1 } });
});

test('a full golden set accepts no further article', async () => {
  const removed = await storeSet(2_000);
  expect(await importOne('One more.')).toMatchObject(FULL);
  expect(await addOne()).toMatchObject(FULL);
  expect(await lab.call('POST', `${SET}/articles/${removed}/restore`)).toMatchObject(FULL);
  expect(await lab.call('GET', SET)).toMatchObject({ body: { articles: 2_000 } });
});
