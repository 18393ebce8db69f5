import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/open-database';
import { readContent } from '../../startups/raw/raw-content';
import { testDatabase } from '../../testing/test-database';
import { contentText } from '../line-content';
import { LINE_COLUMNS, lineValues } from './written-columns';

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const BESIDE = {
  ...{ external_id: '7', content_hash: 'c0ffee', search_key: 'nivalis', name_key: 'nivalis' },
  ...{ website_host: null, received: { company_name: 'Nivalis', interested: '"x"\\' } },
};

/** Returns the row that the database reads from the JSON content of a line. */
async function written(content: string) {
  const names = sql.raw(LINE_COLUMNS.map((name) => `"${name}"`).join(', '));
  const { rows } = await database.db.execute<{ row: Record<string, unknown> }>(sql`
    select to_jsonb(v) as row from (
      select ${lineValues(sql`l.content`)} from (select ${content}::jsonb as content) l) v(${names})`);
  return rows[0]?.row;
}

const stored = ({ received, content_hash, search_key }: typeof BESIDE) => ({
  received,
  content_hash,
  search_key,
});

test('a row with all possible values is written as it was read', async () => {
  const content = readContent({
    ...{ company_name: 'Nivalis “AG”\n\\N', founding_year: 2021, canton: 'Zürich', sector: 'Medtech' },
    ...{ raised_money: 1234.5, raised_currency: 'USD', article_date: '2026-02-28', email: 'a@nivalis.ch' },
    ...{ website: 'nivalis.ch', interested: 1, investment: 1, awards: ['fif grant', '{"a", null}', 'NULL'] },
    articles: [{ url: 'https://a.example/ü', title: 'A "title"', published_at: null, source: 'S' }],
  });
  expect(await written(contentText(content, BESIDE))).toEqual({ ...content, ...stored(BESIDE) });
});

test('missing values of a line are written as empty, and an amount of 0 is written as an amount', async () => {
  const content = readContent({ company_name: 'Nivalis', raised_money: 0 });
  expect(await written(contentText(content, BESIDE))).toEqual({ ...content, ...stored(BESIDE) });
});

test('a line stored by an earlier release without lists has empty lists', async () => {
  const { awards, articles, ...content } = readContent({ company_name: 'Nivalis' });
  expect(await written(JSON.stringify({ ...content, ...BESIDE }))).toMatchObject({
    awards: [],
    articles: [],
  });
  expect([awards, articles]).toEqual([[], []]);
});
