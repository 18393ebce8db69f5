import { eq, sql } from 'drizzle-orm';
import { searchKey } from '@vaglio/startups-domain';
import { migrationPart } from '../../testing/migration-part';
import { testDatabase } from '../../testing/test-database';
import type { Database } from '../../platform/db/open-database';
import { articles } from '../../platform/db/schema/articles.table';
import { prompts } from '../../platform/db/schema/prompts.table';
import { reviewArticles, reviewMarks } from '../../platform/db/schema/review-articles.table';
import { webhooks } from '../../platform/db/schema/webhooks.table';
import { startups } from '../../platform/db/schema/startups.table';
import { nameKeyOf, searchKeyOf } from './match-keys';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const NAMES = [
  'Øre Suchtest AG',
  'ŁÓDŹ Suchtest AG',
  'Đoković & Þór SA',
  'Bio-Tech Suchtest AG',
  'Müller-Lüdenscheidt Test GmbH',
  "L'Oréal Sœur Æther",
  'ÅNGSTRÖM Größe ẞ',
  'W.A. de Vigier',
  'Snake_case/a,b – c',
  '100% Pure',
  'Plain Test AG',
  'Москва Test',
];

test('an upgrade calculates the match keys of startups, prompts and webhooks again', async () => {
  const rows = NAMES.map((company_name) => ({
    company_name,
    first_name: 'Sören',
    last_name: 'Ødegård-Meier',
  }));
  // Keys of the previous version were folded without further changes.
  const before = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  await database.db.insert(startups).values(
    rows.map((row) => ({
      ...row,
      name_key: row.company_name.startsWith('Ø') ? 'øre suchtest' : nameKeyOf(row.company_name),
      search_key: before(row.company_name),
    })),
  );
  await database.db.insert(prompts).values({
    name: 'Øre-Prompt',
    version: 9,
    body: 'Bio-Tech of Müller',
    model: 'Small-3',
    temperature: 0,
    top_p: 1,
    placeholder: '{{awards}}',
    is_active: true,
    search_key: 'before',
  });
  const webhook = { name: 'Zürich-Team', url: 'https://hooks.example/a-b' };
  const rest = { name_key: 'x', search_key: 'before', kinds: [], nonce: 'n', key_id: 'k' };
  await database.db.insert(webhooks).values({ ...webhook, ...rest });
  const text = { title: 'Øre', text: 'Øre', text_hash: 'h', url: 'https://news.example/1' };
  const [article] = await database.db.insert(articles).values(text).returning({ id: articles.id });
  const article_id = Number(article?.id);
  await database.db.insert(reviewArticles).values({ article_id, sorted_at: '2026-11-23T08:00:00Z' });
  await database.db.delete(reviewMarks);
  for (const statement of migrationPart('0019_search-forms').split('--> statement-breakpoint'))
    await database.db.execute(sql.raw(statement));
  const stored = await database.db.select().from(startups).orderBy(startups.id);
  const keys = ({ name_key, search_key }: { name_key: string; search_key: string }) => [
    name_key,
    ...search_key.split('\n').sort(),
  ];
  expect(stored.map(keys)).toEqual(
    rows.map((row) => keys({ name_key: nameKeyOf(row.company_name), search_key: searchKeyOf(row) })),
  );
  const linesOf = (key: string | undefined) => key?.split('\n').sort();
  const [prompt] = await database.db.select().from(prompts).where(eq(prompts.version, 9));
  expect(linesOf(prompt?.search_key)).toEqual(
    linesOf(searchKey('Øre-Prompt', 'Small-3', 'Bio-Tech of Müller')),
  );
  const [hook] = await database.db.select().from(webhooks);
  expect(linesOf(hook?.search_key)).toEqual(linesOf(searchKey(webhook.name, webhook.url)));
  expect(await database.db.select().from(reviewMarks)).toMatchObject([{ article_id }]);
});

test('an upgrade adds the names without brackets and marks to the search keys', async () => {
  const names = ['Nubilo (Schweiz) AG', 'Nubilo® AG', 'Øre™ [Test] Müller-Tech', '«Zirbe»: Holz!', '(Quarz)'];
  const rows = names.map((company_name) => ({ company_name, first_name: 'Zoé', last_name: null }));
  await database.db.delete(startups);
  const keyOf = (name: string) => searchKey(name, 'Zoé');
  await database.db
    .insert(startups)
    .values(rows.map((row, at) => ({ ...row, name_key: String(at), search_key: keyOf(row.company_name) })));
  await database.db.delete(reviewMarks);
  for (const statement of migrationPart('0026_bracketed-names').split('--> statement-breakpoint'))
    await database.db.execute(sql.raw(statement));
  const stored = await database.db.select().from(startups).orderBy(startups.id);
  const linesOf = (key: string) => key.split('\n').sort();
  expect(stored.map(({ search_key }) => linesOf(search_key))).toEqual(
    rows.map((row) => linesOf(searchKeyOf(row))),
  );
});
